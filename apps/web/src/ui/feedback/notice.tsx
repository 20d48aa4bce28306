import type { ReactNode } from "react";
import { Phul } from "../phul.tsx";

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; level?: 1 | 2 };

/** A flower, one sentence of explanation and one button: for empty lists and errors. */
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
