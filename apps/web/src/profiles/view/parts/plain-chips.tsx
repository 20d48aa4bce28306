import { langOf } from "@sanjog/i18n/lang-of";
import type { ReactNode } from "react";

type Props = { facts: readonly (string | null | undefined)[]; children?: ReactNode };

/** Facts as chips that are no buttons, and further list items after them; leaves out empty facts. */
export function PlainChips({ facts, children }: Props) {
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {facts
        .filter((fact) => fact)
        .map((fact) => (
          <li key={fact} lang={langOf(fact)} className="plain-chip">
            {fact}
          </li>
        ))}
      {children}
    </ul>
  );
}
