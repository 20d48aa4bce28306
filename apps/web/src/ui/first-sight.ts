/**
 * Lets a part of a page that lies below the window fade in when it is first scrolled to, as the `ref` of the part. The
 * part is never hidden before: print, screen readers and a browser without observers have all of it.
 */
export function fadeInAtFirstSight(part: HTMLElement): () => void {
  let was_out_of_sight = false;
  const observer = new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) {
      if (was_out_of_sight) part.classList.add("first-sight");
      observer.disconnect();
    }
    was_out_of_sight = true;
  });
  observer.observe(part);
  return () => observer.disconnect();
}
