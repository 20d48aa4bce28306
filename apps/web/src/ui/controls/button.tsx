import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";

/** One `primary` a card or step; `plain` is madder without the stitch, for headers. */
export type ButtonLook = "primary" | "plain" | "secondary" | "quiet" | "danger";

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  icon?: ReactNode;
  /** Work is under way: the button keeps its place and its focus, and presses do nothing. */
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

/** A link that looks like a button: it leads elsewhere. */
export function ButtonLink({ look = "secondary", icon, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes("btn", `btn-${look}`, className)}>
      {icon}
      <span className="btn-label">{children}</span>
    </Link>
  );
}
