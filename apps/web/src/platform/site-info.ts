import { type SiteView, site } from "@sanjog/contract/site";
import { useQuery } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { useT } from "./locale.tsx";

/** The site's name and contacts; null while unknown, since the page stands without them. */
export function useSiteInfo(): SiteView | null {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: async ({ signal }) => (await call(site, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? null;
}

/** What the service is called, in the reader's script where the catalogue knows it. */
export function useProductName(): string {
  const t = useT("common");
  return useSiteInfo()?.product_name ?? t("product");
}
