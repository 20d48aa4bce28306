import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useT } from "../../../platform/locale.tsx";
import { layOutWholePage } from "../../../ui/layout/whole-page.ts";

export const anchors = ["about", "fit", "family", "work", "wishes"] as const;
export type Anchor = (typeof anchors)[number];

const idOf = (anchor: Anchor) => `profile-${anchor}`;

/** Leads to the parts of a long profile and marks the one in view; stays at the top of the window. */
export function AnchorBar({ shown }: { shown: readonly Anchor[] }) {
  const t = useT("view_profile");
  const { current, lead } = useAnchorInView(shown);
  function go(event: MouseEvent, anchor: Anchor) {
    // A fragment in the address would be an entry of its own, from which Back does not leave the profile.
    event.preventDefault();
    const section = document.getElementById(idOf(anchor));
    lead(anchor);
    layOutWholePage(true);
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
  return (
    <nav className="anchor-bar" aria-label={t("anchors.label")}>
      {shown.map((anchor) => (
        <a
          key={anchor}
          href={`#${idOf(anchor)}`}
          aria-current={anchor === current ? "location" : undefined}
          onClick={(event) => go(event, anchor)}
        >
          {t(`anchors.${anchor}`)}
        </a>
      ))}
    </nav>
  );
}

/** The line that a section crosses to become the current one: below the place where a section that was asked for lands. */
const line_px = 230;

/** Returns the section in view. At the end of the page it is the one that was asked for, or the last. */
function useAnchorInView(shown: readonly Anchor[]) {
  const [current, setCurrent] = useState(shown[0]);
  const asked = useRef<Anchor>(undefined);
  useEffect(() => {
    const place = () => {
      const passed = shown.filter((anchor) => {
        const top = document.getElementById(idOf(anchor))?.getBoundingClientRect().top;
        return top !== undefined && top <= line_px;
      });
      // The last sections of a page are too short to reach the line.
      setCurrent(isAtEnd() ? (asked.current ?? shown.at(-1)) : (passed.at(-1) ?? shown[0]));
      asked.current = undefined;
    };
    // In a frame, since measuring at once would lay out the new page within the task that renders it.
    const frame = requestAnimationFrame(place);
    window.addEventListener("scroll", place, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", place);
    };
  }, [shown]);
  const lead = (anchor: Anchor) => {
    asked.current = anchor;
    // Where the page is scrolled as far as it can be, no scroll follows.
    if (isAtEnd()) setCurrent(anchor);
  };
  return { current, lead };
}

/** Browsers round the position of a scrolled page. */
function isAtEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
}
