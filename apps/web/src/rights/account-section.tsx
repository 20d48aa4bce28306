import type { ReactNode } from "react";
import { Card } from "../ui/layout/card.tsx";

type Props = { id: string; title: string; icon: ReactNode; children: ReactNode };

/** One subject of the account page; links lead to it by its name. */
export function AccountSection({ id, title, icon, children }: Props) {
  return (
    <div id={id} className="min-w-0">
      <Card title={title} icon={icon}>
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </Card>
    </div>
  );
}
