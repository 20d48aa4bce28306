import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Button } from "./button.tsx";

/** The ways besides the main one, as one quiet group below it. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className="flex flex-col border-t border-line pt-2 empty:hidden">{children}</div>;
}

type FoldProps = { title: string; opened: boolean; children: ReactNode };

/** The same as one line, for those whom the main way does not serve; a press opens it. */
export function FoldedWays({ title, opened, children }: FoldProps) {
  return (
    <details className="group border-t border-line pt-2" open={opened}>
      <summary className="flex min-h-(--touch) cursor-pointer list-none items-center gap-2 text-ink-2 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" size={20} className="flex-none group-open:rotate-180" />
      </summary>
      <div className="flex flex-col">{children}</div>
    </details>
  );
}

/** One of the other ways: a line to press. */
export function OtherWay({ className, ...rest }: Omit<ComponentProps<typeof Button>, "look">) {
  return (
    <Button
      look="quiet"
      className={classes("btn-small self-start px-0! text-start underline", className)}
      {...rest}
    />
  );
}
