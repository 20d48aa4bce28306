import type { ReactNode } from "react";
import { Card } from "../ui/layout/card.tsx";

type Props = { id: string; title: string; icon: ReactNode; children: ReactNode };

/** One section of the account page; its name is the anchor of links. */
export function AccountSection({ id, title, icon, children }: Props) {
  return (
    <div id={id} className="min-w-0">
      <Card title={title} icon={icon}>
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </Card>
    </div>
  );
}
