/** Opens a document in a tab of its own, from which every browser prints. Returns false if the browser opens no tab. */
export function openToPrint(file: Blob): boolean {
  const url = URL.createObjectURL(file);
  // The tab reads the object URL while it loads; a minute is enough for the slowest phone.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  // No print dialog by script: a browser may crash over one for a document of its own viewer.
  return window.open(url, "_blank") !== null;
}
