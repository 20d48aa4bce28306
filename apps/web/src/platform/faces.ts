/** A face that the first script of the page has asked for: its file, as CSS calls it, and a letter of it. */
type Face = readonly [file: string, font: string, letter: string];

declare global {
  interface Window {
    faces?: { push: (face: Face) => unknown; forEach?: (open: (face: Face) => void) => void };
  }
}

function open([, font, letter]: Face): void {
  // A face that does not come is replaced by one of the phone's own.
  document.fonts.load(font, letter).catch(() => undefined);
}

/**
 * Opens the faces that are on their way, now and later, before there is text in them: whatever is drawn sooner is
 * measured in the phone's own fonts, each of which is looked for, and then once more.
 */
export function openFaces(): void {
  window.faces?.forEach?.(open);
  window.faces = { push: open };
}
