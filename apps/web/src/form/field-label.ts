import { useT } from "../platform/locale.tsx";

/** The label of a field by its name; a part such as `height.feet` is found as its group. */
export function useFieldLabel(): (name: string) => string {
  const t = useT("fields") as unknown as { (key: string): string; has: (key: string) => boolean };
  return (name) => {
    const [group = name] = name.split(".");
    return t.has(group) ? t(group) : name;
  };
}
