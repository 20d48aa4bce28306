import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

type Props = Omit<ComponentProps<"button">, "children"> & {
  Icon: LucideIcon;
  word: string;
  /** Whether the choice is made; omit it for a button that is no toggle. */
  pressed?: boolean;
};

/** A secondary choice beside a primary button: an icon above its word. */
export function QuietChoice({ Icon, word, pressed, className, ...rest }: Props) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={classes("quiet-choice", className)}>
      <Icon aria-hidden="true" size={24} />
      {word}
    </button>
  );
}
