import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Button } from "./button.tsx";

/** The ways besides the main one, as one quiet group below it. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className="flex flex-col border-t border-line pt-2 empty:hidden">{children}</div>;
}

/** One of the other ways: a line to press. */
export function OtherWay({ className, ...rest }: Omit<ComponentProps<typeof Button>, "look">) {
  return (
    <Button look="quiet" className={classes("btn-small self-start px-0! underline", className)} {...rest} />
  );
}
