import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { classes } from "../classes.ts";

type Props = Omit<ComponentProps<"button">, "children"> & {
  Icon: LucideIcon;
  /** The name for screen readers. */
  label: string;
  /** Whether the button lies on a photo, where a shadow sets it apart instead of a border. */
  overPhoto?: boolean;
  /** A word beside the icon, which makes the button a pill; larger text leaves no room for it. */
  word?: string;
};

/** A round button with an icon and, on request, a word beside it. */
export function RoundButton({ Icon, label, overPhoto = false, word, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes("round", overPhoto ? "round-over" : "round-line", className)}
    >
      <Icon aria-hidden="true" size={24} />
      {word && <span className="round-word text-sm font-strong">{word}</span>}
    </button>
  );
}

type LinkProps = Omit<ComponentProps<"a">, "children"> & {
  Icon: ComponentType<{ size?: number }>;
  /** The name for screen readers, which contains the word. */
  label: string;
  /** The word below the icon, from tablets on. */
  word: string;
  /** The colours of the circle. */
  look?: string;
};

/** A round link to another app, such as the telephone, with a word below it from tablets on. */
export function RoundLink({ Icon, label, word, look = "round-line", className, ...rest }: LinkProps) {
  return (
    <a aria-label={label} title={label} {...rest} className={classes("round-link", className)}>
      <span className={classes("round", look)}>
        <Icon size={24} />
      </span>
      <span className="max-md:hidden">{word}</span>
    </a>
  );
}
