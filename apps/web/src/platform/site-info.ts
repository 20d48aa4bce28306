import { base_path } from "@sanjog/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { send } from "./api-client.ts";

/** What a community configures: name, contacts and the grievance officer. */
export type SiteInfo = {
  product_name: string;
  support_phone: string | null;
  support_whatsapp: string | null;
  whatsapp_channel_url: string | null;
  grievance_officer: { name: string | null; email: string | null } | null;
};

/** The site's contacts; null while unknown, since the page stands without them. */
export function useSiteInfo(): SiteInfo | null {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: async ({ signal }) => {
      const response = await send(`${base_path}/api/site`, { signal });
      return ((await response.json()) as { data: SiteInfo }).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? null;
}
