import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** An error that stays visible and is read aloud when it appears. */
export function ErrorPanel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-danger bg-danger-soft p-4">
      <CircleAlert aria-hidden="true" className="mt-1 flex-none text-danger" />
      <div className="min-w-0">
        {title && <p className="font-strong text-danger">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
