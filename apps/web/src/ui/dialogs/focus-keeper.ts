/** What keeps the place when a control in it goes away. */
const places =
  "[role=dialog], [role=alertdialog], li, ul, ol, form, fieldset, section, article, .field, .card";

/** Dialogs give the focus back themselves, a little after they have gone. */
const patience_ms = 60;

/**
 * A button that has done its work may go away with its row: who uses a keyboard or listens must not be thrown back to
 * the top of the page. The nearest part of the page that is still there takes the focus. Answers how to stop.
 */
export function keepFocus(): () => void {
  let within_page: Element[] = [];
  let latest: Element[] = [];
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

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

/** Only what was taken away is missed; a tap beside everything leaves the focus nowhere on purpose. */
function isLost(last: Element | undefined): boolean {
  return last !== undefined && !last.isConnected && document.activeElement === document.body;
}

/** A page that has gone as a whole has a successor, whose heading takes the focus. */
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
