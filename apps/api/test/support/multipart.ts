/** One file of a form; omitted properties are those of a photograph. */
export type File = { bytes: Buffer; name?: string; field?: string; type?: string };

/** Returns the body that a browser sends for a form with these files. */
export function multipart(files: File[]) {
  const boundary = "----sanjog";
  const parts = files.flatMap(({ bytes, name = "me.jpg", field = "photo", type = "image/jpeg" }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
