import { langOf } from "@sanjog/i18n/lang-of";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";

type Props = {
  /** A `MemberPicture` with `className="size-full"`. */
  photo: ReactNode;
  /** The heading with `NameAndAge`, shown on a white plate in the lower left corner. */
  children: ReactNode;
  /** Controls above the photo; they come after the name for users of a keyboard. */
  over?: ReactNode;
  /** A mark on the photo that stays above the plate, however long the name is. */
  mark?: ReactNode;
  className?: string;
};

/** A photo with the name on a plate that rises into its corner, and the embroidered hem below. */
export function PlatedPhoto({ photo, children, over, mark, className }: Props) {
  const plate = <div className="name-plate">{children}</div>;
  return (
    <>
      <div className={classes("plated-photo", className)}>
        {photo}
        {mark ? (
          <div className="plate-corner">
            {mark}
            {plate}
          </div>
        ) : (
          plate
        )}
        {over}
      </div>
      <div className="hem" />
    </>
  );
}

/**
 * The name and the age on a name plate, for a heading or a link in it. A very long name takes two lines, the second of
 * which is never the age alone.
 */
export function NameAndAge({ name, age }: { name: string; age: number }) {
  return (
    <span className="plate-words">
      <span lang={langOf(name)} className="plate-name">
        {name},
      </span>
      {"\u00a0"}
      <span className="text-ink-2">{age}</span>
    </span>
  );
}
