/** What says nothing about the page's content, or what only opens it; and what the reader has typed. */
const left_out = "button, summary, select, textarea, [aria-hidden=true], [aria-live]";

/**
 * Returns the texts that a page shows in its heading and in its parts with `data-aloud`, in their order. Only what the
 * reader can see is in it, and words for screen readers. A line, and what is in another language in it, is a text of its own.
 */
export function shownTexts(page: ParentNode): string[] {
  return [...page.querySelectorAll("h1, [data-aloud]")].flatMap(textsOf);
}

function textsOf(part: Element): string[] {
  const texts: { line: Element; language: Element | null; text: string }[] = [];
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, textContent } = nodes.currentNode;
    if (!parent || parent.getClientRects().length === 0 || isLeftOut(parent)) continue;
    const line = lineOf(parent);
    const language = parent.closest("[lang]");
    const last = texts.at(-1);
    if (last?.line === line && last.language === language) last.text += textContent;
    else texts.push({ line, language, text: textContent ?? "" });
  }
  return texts.map(({ text }) => text);
}

function isLeftOut(element: Element): boolean {
  // Some browsers give the content of closed details a place, although nobody sees it.
  return element.closest(left_out) !== null || element.closest("details:not([open])") !== null;
}

/** Returns the nearest element that does not flow in the line of another. */
function lineOf(element: Element): Element {
  const flows = ["inline", "contents"].includes(getComputedStyle(element).display);
  return flows && element.parentElement ? lineOf(element.parentElement) : element;
}
