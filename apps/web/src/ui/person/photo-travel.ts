const transition_name = "person-photo";
/** How long a tap may wait for the next page to load; after that it opens without the photo that travels to it. */
const load_ms = 500;
/** How long the browser may hold the picture of the page before; the next page is loaded already. */
const draw_ms = 300;
const look_every_ms = 16;

/** Returns whether the browser can move a photo between pages and the reader does not prefer less motion. */
export function photosTravel(): boolean {
  return "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Navigates while a person's photo moves to the first photo of the next page. `prepare` loads that page; if it takes
 * too long, the page opens without the movement.
 */
export async function travelWithPhoto(
  photo: HTMLElement,
  prepare: () => Promise<unknown>,
  navigate: () => void,
): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), load_ms));
  const loaded = prepare().then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([loaded, late]);
  if (!ready || !photo.isConnected) {
    // A page that was left meanwhile stays left.
    if (photo.isConnected) navigate();
    return;
  }
  photo.style.viewTransitionName = transition_name;
  let arrived: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = "";
    navigate();
    arrived = await photoAfter(photo);
    if (arrived) arrived.style.viewTransitionName = transition_name;
  });
  // A transition that the browser skips rejects; the navigation has happened all the same.
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      if (arrived) arrived.style.viewTransitionName = "";
    });
}

/** Returns the first photo of the page that replaces the one with this photo; null if it takes too long. */
async function photoAfter(before: HTMLElement): Promise<HTMLElement | null> {
  for (let waited = 0; waited < draw_ms; waited += look_every_ms) {
    await new Promise((resolve) => setTimeout(resolve, look_every_ms));
    const found = before.isConnected ? null : document.querySelector<HTMLElement>("main .member-picture");
    if (found) return found;
  }
  return null;
}
