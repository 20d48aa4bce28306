import type { ReactNode } from "react";
import { Page } from "../ui/layout/page.tsx";
import { ClothStrip } from "./cloth-strip.tsx";

type Props = { title: string; description?: string; lead?: ReactNode; children: ReactNode };

/** A narrow column for a form, with a decorative strip beside it on wide screens. */
export function AccountPage({ children, ...words }: Props) {
  return (
    <Page {...words}>
      <div className="grid gap-16 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="min-w-0">{children}</div>
        <ClothStrip />
      </div>
    </Page>
  );
}
