import type { ReactNode } from "react";

type Props = {
  /** The button of the action. */
  action: ReactNode;
  /** The button that leaves everything as it is. */
  safe: ReactNode;
};

/** The two buttons of a question in the same order in every dialog: the action first, then what changes nothing. */
export function DialogButtons({ action, safe }: Props) {
  return (
    <div className="dialog-buttons">
      {action}
      {safe}
    </div>
  );
}
