import { type MouseEvent, useEffect, useState } from "react";
import { useT } from "../../../platform/locale.tsx";

export const anchors = ["about", "fit", "family", "work", "wishes"] as const;
export type Anchor = (typeof anchors)[number];

const idOf = (anchor: Anchor) => `profile-${anchor}`;

/** Leads to the parts of a long profile and marks the one in view; stays at the top of the window. */
export function AnchorBar({ shown }: { shown: readonly Anchor[] }) {
  const t = useT("view_profile");
  const current = useAnchorInView(shown);
  function go(event: MouseEvent, anchor: Anchor) {
    // A fragment in the address would be an entry of its own, from which Back does not leave the profile.
    event.preventDefault();
    const section = document.getElementById(idOf(anchor));
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

/** The line below the bar that a section crosses to become the current one. */
const line_px = 120;

function useAnchorInView(shown: readonly Anchor[]): Anchor | undefined {
  const [current, setCurrent] = useState(shown[0]);
  useEffect(() => {
    const place = () => {
      const passed = shown.filter((anchor) => {
        const top = document.getElementById(idOf(anchor))?.getBoundingClientRect().top;
        return top !== undefined && top <= line_px;
      });
      setCurrent(passed.at(-1) ?? shown[0]);
    };
    place();
    window.addEventListener("scroll", place, { passive: true });
    return () => window.removeEventListener("scroll", place);
  }, [shown]);
  return current;
}
