import { useTranslateKey } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";

/** Returns the label of a field by its name; a part such as `height.feet` has the label of its group. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslateKey("fields");
  const product = useProductName();
  return (name) => {
    const [group = name] = name.split(".");
    return t.has(group) ? t(group, { product }) : name;
  };
}
