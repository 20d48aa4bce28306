/** The elements that can take the focus when a control inside them is removed. */
const places =
  "[role=dialog], [role=alertdialog], li, ul, ol, form, fieldset, section, article, .field, .card";

/** Dialogs restore the focus themselves shortly after they close. */
const patience_ms = 60;

/**
 * Keeps the focus of keyboard and screen reader users when the focused control is removed, for example a button
 * together with its row: the nearest remaining part of the page takes the focus. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let within_page: Element[] = [];
  // A control may have the focus before this starts.
  let latest = pathOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function note({ target }: FocusEvent) {
    latest = pathOf(target as Element);
    if (latest.some((element) => element.matches("main"))) within_page = latest;
  }
  function look() {
    timer = undefined;
    if (!isLost(latest[0])) return;
    const place = stillThere(latest) ?? stillThere(within_page);
    if (place) take(place);
  }
  const watcher = new MutationObserver(() => {
    if (isLost(latest[0])) timer ??= setTimeout(look, patience_ms);
  });
  document.addEventListener("focusin", note);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener("focusin", note);
  };
}

function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Returns whether the focused element was removed. A tap on an empty area removes the focus on purpose and does not
 * count.
 */
function isLost(last: Element | undefined): boolean {
  return last !== undefined && !last.isConnected && document.activeElement === document.body;
}

/** Returns the nearest remaining ancestor; null if the page was replaced, because the new page's heading takes the focus. */
function stillThere(path: readonly Element[]): HTMLElement | null {
  const at = path.findIndex((element) => element.isConnected && element.matches(places));
  const main = path.findIndex((element) => element.matches("main, [role=dialog], [role=alertdialog]"));
  if (main < 0 || !path[main]?.isConnected) return null;
  if (at >= 0 && at <= main) return path[at] as HTMLElement;
  return path[main]?.querySelector<HTMLElement>("h1") ?? null;
}

function take(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
