import type { ReactNode } from "react";
import { Phul } from "../phul.tsx";

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; level?: 1 | 2 };

/** A pale flower, one sentence of why, one button of what to do: empty lists and failures alike. */
export function Notice({ title, text, action, level = 2 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-(--prose) flex-col items-center gap-4 py-10 text-center">
      <Phul className="size-24 opacity-45" />
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {text && <p className="text-ink-2">{text}</p>}
      {action}
    </div>
  );
}
