import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";
import { fadeInAtFirstSight } from "../../../ui/first-sight.ts";

type Props = {
  id?: string;
  title: string;
  children: ReactNode;
  className?: string;
  /** Whether "Listen" reads the part. */
  aloud?: boolean;
};

/** A part of a profile with its heading, to which the anchor bar leads. */
export function ProfileSection({ id, title, children, className, aloud }: Props) {
  return (
    <section
      ref={fadeInAtFirstSight}
      id={id}
      className={classes("profile-section", className)}
      data-aloud={aloud}
    >
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}
