/** What a visitor looks for: a control by its role and name, inside one field if a label is given. */
export type Target = {
  role: keyof typeof roles;
  /** Part of the name, or all of it if `exact`. A star stands for any text, such as the name of a person. */
  name?: string;
  exact?: boolean;
  /** The label of the field around it. */
  field?: string;
};

export const roles = {
  button: "button, [role=button], summary",
  link: "a[href]",
  heading: "h1, h2, h3",
  title: "h1",
  checkbox: "input[type=checkbox]",
  tile: "label.tile, label.segment",
  input: "input:not([type=hidden], [type=file]), textarea",
  search: "input[type=search], [role=searchbox], [role=combobox]",
  list: "select",
  sheet: "button.pick-button",
  dialog: "[role=dialog], [role=alertdialog], dialog[open]",
  error: ".field-error",
  profile: 'main a[href^="/view-profile/"]',
  text: "p, span, dd, li, strong, div",
};

/** A target as the page receives it. */
export type Sought = Omit<Target, "role"> & { selector: string; dialogs: string };

/** Returns the visible elements in their order. It runs in the page, so it uses nothing from outside. */
export function seen({ selector, dialogs, name = "", exact = false, field }: Sought): HTMLElement[] {
  const spaced = (text: string) => text.replaceAll(/\s+/g, " ");
  const plain = (text: string | null | undefined) => spaced(text ?? "").trim();
  const isVisible = (one: HTMLElement) =>
    one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const named = (one: HTMLElement): string => {
    const by = one.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (by.length > 0) return plain(by.map((id) => document.getElementById(id)?.textContent).join(" "));
    const label = one.getAttribute("aria-label");
    const labels = (one as HTMLInputElement).labels ?? [];
    return plain(
      label ?? (labels.length > 0 ? [...labels].map((l) => l.textContent).join(" ") : one.textContent),
    );
  };
  const fits = (text: string) => {
    if (exact) return text === plain(name);
    let from = 0;
    // The space before a star counts: "Save *" is not "Saved: Asha".
    return spaced(name)
      .split("*")
      .every((part) => {
        const at = text.indexOf(part, from);
        from = at + part.length;
        return at >= 0;
      });
  };
  const isOf = (box: Element) => {
    const label = plain(box.querySelector(".field-label")?.textContent);
    return (
      label === plain(field) || label.startsWith(`${plain(field)} (`) || label.startsWith(`${plain(field)}(`)
    );
  };
  const visible = (css: string, root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(css)].filter(isVisible);
  // What lies under an open dialog cannot be reached.
  const dialog = selector === dialogs ? undefined : visible(dialogs, document).at(-1);
  const root = dialog ?? document;
  const boxes: ParentNode[] = field ? [...root.querySelectorAll(".field")].filter(isOf) : [root];
  return boxes.flatMap((box) => visible(selector, box)).filter((one) => fits(named(one)));
}

/**
 * Returns the place to press, once the first of the elements is there, enabled, at rest and not covered. The page may
 * move before the press has ended; then no click comes and `missed` stays.
 */
export function spot([first]: HTMLElement[]): [number, number] | null {
  if (!first || (first as HTMLButtonElement).disabled) return null;
  // What is still loading moves the rest of the page when it comes.
  if (document.querySelector(".skeleton, main[aria-busy=true]")) return null;
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const moved = (effect as KeyframeEffect | null)?.target;
    return playState === "running" && moved?.contains(first);
  });
  if (moves) return null;
  const box = first as HTMLInputElement;
  for (const one of [first, ...(box.type === "checkbox" ? (box.labels ?? []) : [])]) {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    if (!one.contains(document.elementFromPoint(...middle))) continue;
    const page = window as unknown as { sought?: Element; missed?: boolean };
    if (page.missed === undefined) {
      const hear = ({ target }: Event) => {
        page.missed &&= page.sought?.isConnected === true && !page.sought.contains(target as Node);
      };
      addEventListener("click", hear, true);
    }
    page.sought = one;
    page.missed = true;
    return middle;
  }
  return null;
}

/** Chooses from the browser's own list, whose popup no driver reaches; the page hears the same events. */
export function choose([list]: HTMLElement[], value: string): boolean {
  if (!(list instanceof HTMLSelectElement) || ![...list.options].some((one) => one.value === value))
    return false;
  // React watches the property on the element itself.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(list, value);
  for (const event of ["input", "change"]) list.dispatchEvent(new Event(event, { bubbles: true }));
  return true;
}
