import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = { title: ReactNode; icon?: ReactNode; action?: ReactNode; open?: boolean; children: ReactNode };

/** A section that opens and closes; the native element works before the app's script has loaded. */
export function AccordionItem({ title, icon, action, open, children }: Props) {
  return (
    <details className="accordion-item" open={open}>
      <summary>
        {icon}
        <h2>{title}</h2>
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <div className="px-5 pb-5">
        <div className="kinari-white mb-3" />
        {children}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </details>
  );
}
