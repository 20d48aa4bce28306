import { type SiteView, site } from "@sanjog/contract/site";
import { useQuery } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { useT } from "./locale.tsx";

/** Returns the site's name and contacts; null until they are loaded, since the page works without them. */
export function useSiteInfo(): SiteView | null {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: async ({ signal }) => (await call(site, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? null;
}

/** Returns the name of the service, in the reader's script if the catalogue has it. */
export function useProductName(): string {
  const t = useT("common");
  return useSiteInfo()?.product_name ?? t("product");
}
