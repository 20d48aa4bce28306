import type { ReactNode } from "react";
import { SatinDiamond } from "./satin-diamond.tsx";

/** A fact that sets this person apart, such as "Same city". It is no button, so it has no border. */
export function ReasonChip({ children }: { children: ReactNode }) {
  return (
    <li className="reason-chip">
      <SatinDiamond />
      {children}
    </li>
  );
}

/** The reason chips of one person, at most three; renders nothing without one. */
export function ReasonChips({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 && <ul className="flex flex-wrap content-start gap-1.5">{children}</ul>;
}
