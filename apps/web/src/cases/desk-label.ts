import { useFieldLabel } from "../form/field-label.ts";
import { useT } from "../platform/locale.tsx";

/** Returns what the desk calls a field of somebody else: the form asks "About you", the desk reads their own words. */
export function useDeskLabel(): (name: string) => string {
  const t = useT("cases");
  const label = useFieldLabel();
  return (name) => (name === "express_yourself" ? t("member.own_words") : label(name));
}
