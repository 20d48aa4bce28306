/**
 * Returns a link as a QR code should hold it: letters of other scripts as they are, since each percent-encoded one
 * takes nine characters and the code becomes too fine for a camera.
 */
export function qrText(link: string): string {
  return link.replace(/(?:%[89A-F][0-9A-F])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
