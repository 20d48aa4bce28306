import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { privacyQueries } from "../privacy/queries.ts";
import { openedBy } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";

/** Names what the other family sees since the yes, and leads to the page that changes it. */
export function SeenNow() {
  const t = useT("moments");
  const { user } = useSession();
  const { data: choices } = useQuery(privacyQueries.all());
  // A profile that nobody can see at present, such as one that is held, is closed to connections too.
  if (user?.visibility.reach === "nobody") return null;
  const names = openedBy(choices ?? []).map((item) => t(`items.${item}`));
  const last = names.pop();
  const list = names.length > 0 && last ? t("and", { list: names.join(", "), last }) : last;
  return (
    <>
      {list ? t("connected.they_see_these", { list }) : t("connected.they_see")} <PrivacyLink />
    </>
  );
}
