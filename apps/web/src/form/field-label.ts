import { useT } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";

type Labels = { (key: string, names: { product: string }): string; has: (key: string) => boolean };

/** The label of a field by its name; a part such as `height.feet` is found as its group. */
export function useFieldLabel(): (name: string) => string {
  const t = useT("fields") as unknown as Labels;
  const product = useProductName();
  return (name) => {
    const [group = name] = name.split(".");
    return t.has(group) ? t(group, { product }) : name;
  };
}
