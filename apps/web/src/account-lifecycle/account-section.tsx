import type { ReactNode } from "react";
import { Card } from "../ui/layout/card.tsx";

type Props = {
  /** Where a place of the account has several sections. */
  title?: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** One section of the account page. */
export function AccountSection({ title, icon, children }: Props) {
  return (
    <Card title={title} icon={icon}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Card>
  );
}
