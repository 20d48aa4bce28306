import type { ReactNode } from "react";
import { Page } from "../ui/layout/page.tsx";
import { ClothStrip } from "./cloth-strip.tsx";

type Props = {
  title: string;
  description?: string;
  lead?: ReactNode;
  /** Beside the title. */
  above?: ReactNode;
  children: ReactNode;
  /** A card on the cloth. */
  on_cloth?: ReactNode;
};

/** A form in a narrow column, with a cloth of the same height beside it on wide screens. */
export function AccountPage({ children, on_cloth, ...words }: Props) {
  return (
    <Page {...words} aside={<ClothStrip>{on_cloth}</ClothStrip>}>
      {children}
    </Page>
  );
}
