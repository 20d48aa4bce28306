import { useT } from "./locale.tsx";

/** Returns a function that joins names as a sentence does, "a, b and c"; for no names it returns undefined. */
export function useListWords(): (names: readonly string[]) => string | undefined {
  const t = useT("common");
  return (names) => {
    const last = names.at(-1);
    return names.length > 1 && last ? t("and", { list: names.slice(0, -1).join(", "), last }) : last;
  };
}
