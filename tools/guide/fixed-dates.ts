const any_date = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/**
 * Returns the PDF with the day on which the product began in place of the moment of its making, so that the same pages
 * make the same file. Nothing changes its place: a PDF says where its parts begin.
 */
export function withFixedDates(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  return Buffer.from(text.replaceAll(any_date, "/$1 (D:20260101000000+00'00')"), "latin1");
}
