import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { classes } from "../classes.ts";

type Props = Omit<ComponentProps<"button">, "children"> & {
  Icon: LucideIcon;
  /** The name for screen readers. */
  label: string;
  /** Whether the button lies on a photo, where a shadow sets it apart instead of a border. */
  overPhoto?: boolean;
  /** A number beside the icon, which makes the button a pill. */
  count?: number;
};

/** A round button with an icon and, on request, a number beside it. */
export function RoundButton({ Icon, label, overPhoto = false, count, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes("round", overPhoto ? "round-over" : "round-line", className)}
    >
      <Icon aria-hidden="true" size={24} />
      {count !== undefined && <span className="text-xs font-strong text-madder">{count}</span>}
    </button>
  );
}

type LinkProps = Omit<ComponentProps<"a">, "children"> & {
  Icon: ComponentType<{ size?: number }>;
  label: string;
};

/** A round link to another app, such as the telephone. */
export function RoundLink({ Icon, label, className, ...rest }: LinkProps) {
  return (
    <a aria-label={label} title={label} {...rest} className={classes("round round-line", className)}>
      <Icon size={24} />
    </a>
  );
}
