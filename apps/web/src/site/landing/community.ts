import { useLocale } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

/** Returns the community that the service is for, in the reader's language; null where none is configured. */
export function useCommunity(): string | null {
  const { locale } = useLocale();
  return useSiteInfo()?.community?.[locale] ?? null;
}
