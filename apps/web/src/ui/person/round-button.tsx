import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { classes } from "../classes.ts";

type Props = Omit<ComponentProps<"button">, "children"> & {
  Icon: LucideIcon;
  /** The name for screen readers. */
  label: string;
  /** Whether the button lies on a photo, where a shadow sets it apart instead of a border. */
  overPhoto?: boolean;
};

/** A round button with an icon. */
export function RoundButton({ Icon, label, overPhoto = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes("round", overPhoto ? "round-over" : "round-line", className)}
    >
      <Icon aria-hidden="true" size={24} />
    </button>
  );
}

type LinkProps = Omit<ComponentProps<"a">, "children"> & {
  Icon: ComponentType<{ size?: number }>;
  /** The name for screen readers, which contains the word. */
  label: string;
  /** The word below the icon. */
  word: string;
  /** The colours of the circle. */
  look?: string;
};

/** A round link to another app, such as the telephone, with a word below it. */
export function RoundLink({ Icon, label, word, look = "round-line", className, ...rest }: LinkProps) {
  return (
    <a aria-label={label} title={label} {...rest} className={classes("round-link", className)}>
      <span className={classes("round", look)}>
        <Icon size={24} />
      </span>
      <span>{word}</span>
    </a>
  );
}
