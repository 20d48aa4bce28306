import { useEffect } from "react";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";

/** Puts the name of the member into the title of the window. */
export function useWindowTitle(name: string): void {
  const t = useT("view_profile");
  const product = useProductName();
  useEffect(() => {
    document.title = `${t("title", { name })} · ${product}`;
  }, [t, name, product]);
}
