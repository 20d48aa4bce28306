/** Where a visit to a page was left: how far it was scrolled, and the link that was followed from it. */
export type ScrollPlace = { y: number; link: string | null };

const storage_key = "scroll_places";
/** The router's key of the page with which it starts. */
const first_page_key = "default";
/** Enough for every page that a visit goes back to. */
const most_places = 50;

const places = new Map<string, ScrollPlace>(read());

function read(): [string, ScrollPlace][] {
  try {
    return JSON.parse(sessionStorage.getItem(storage_key) ?? "[]") as [string, ScrollPlace][];
  } catch {
    return [];
  }
}

// The first page of every load has the same key, and only after a reload it is the page that was left.
const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (load?.type !== "reload") places.delete(first_page_key);

// A reload starts the app again, so the positions outlive it. The links do not: they name members.
window.addEventListener("pagehide", () => {
  const latest = [...places].slice(-most_places).map(([key, { y }]) => [key, { y, link: null }]);
  try {
    sessionStorage.setItem(storage_key, JSON.stringify(latest));
  } catch {
    // Without storage a reload begins at the top.
  }
});

/** Returns where the visit with this history key was left. */
export const scrollPlaceOf = (key: string) => places.get(key);

/** Records the position of the visit with this history key. */
export function noteScroll(key: string, y: number): void {
  places.set(key, { link: null, ...places.get(key), y });
}

/** Records the link that leads away from the visit with this history key. */
export function noteLink(key: string, link: string | null): void {
  places.set(key, { y: window.scrollY, link });
}
