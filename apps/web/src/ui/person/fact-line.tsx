import { langOf } from "@sanjog/i18n/lang-of";
import { Fragment } from "react";
import { classes } from "../classes.ts";

type Props = { facts: readonly (string | null | undefined)[]; className?: string };

/** Facts with a dot between two on the same line. Lines break only between facts; empty ones are left out. */
export function FactLine({ facts, className }: Props) {
  return (
    <p className={classes("fact-line", className)}>
      {facts
        .filter((fact) => fact)
        .map((fact, i) => (
          <Fragment key={fact}>
            {i > 0 && " "}
            <span lang={langOf(fact ?? "")} className="fact">
              {fact}
            </span>
          </Fragment>
        ))}
    </p>
  );
}
