import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What went wrong, where it stays to be read: a toast is gone in three seconds. */
export function ErrorPanel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-md border border-danger bg-danger-soft p-4">
      <CircleAlert aria-hidden="true" className="mt-1 flex-none text-danger" />
      <div className="min-w-0">
        {title && <p className="font-strong text-danger">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
