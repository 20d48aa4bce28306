/**
 * Makes the browser lay out the whole page, with what the styles leave out until it comes near the window, so that every
 * part is at its true place.
 */
export function layOutWholePage(whole: boolean): void {
  document.documentElement.toggleAttribute("data-whole-page", whole);
}
