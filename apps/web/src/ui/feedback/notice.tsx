import type { ReactNode } from "react";

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; level?: 1 | 2 };

/** A flower that is half sewn, one sentence of explanation and one button: for empty lists and errors. */
export function Notice({ title, text, action, level = 2 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="notice">
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {text && <p className="text-ink-2 text-balance">{text}</p>}
      {action && <div className="notice-action">{action}</div>}
    </div>
  );
}
