import { langOf } from "@sanjog/i18n/lang-of";

/** Facts as chips that are no buttons; leaves out empty ones. */
export function PlainChips({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {facts
        .filter((fact) => fact)
        .map((fact) => (
          <li key={fact} lang={langOf(fact)} className="plain-chip">
            {fact}
          </li>
        ))}
    </ul>
  );
}
