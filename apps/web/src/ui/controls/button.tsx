import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";

/** Use one `primary` button per card or step; `plain` is the same without the stitch, for headers. */
export type ButtonLook = "primary" | "plain" | "secondary" | "quiet" | "danger";

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  icon?: ReactNode;
  /** While an action runs, the button keeps its position and focus and ignores presses. */
  busy?: boolean;
};

export function Button({
  look = "secondary",
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classes("btn", `btn-${look}`, busy && "btn-busy", className)}
      aria-disabled={busy || rest.disabled || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      <span className="btn-label">{children}</span>
      {busy && <span className="btn-wait" aria-hidden="true" />}
    </button>
  );
}

type LinkProps = ComponentProps<typeof Link> & { look?: ButtonLook; icon?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ look = "secondary", icon, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes("btn", `btn-${look}`, className)}>
      {icon}
      <span className="btn-label">{children}</span>
    </Link>
  );
}
