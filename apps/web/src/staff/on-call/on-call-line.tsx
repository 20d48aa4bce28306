import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { onCallQuery } from "./queries.ts";

/** Says in the queue how many people are on call, and warns where an urgent case would wake nobody. */
export function OnCallLine() {
  const t = useT("staff");
  const { data } = useQuery(onCallQuery);
  if (!data) return null;
  const { people, leads, own } = data;
  const missing = people === 0 ? "nobody" : leads === 0 ? "no_lead" : null;
  return (
    <p className="desk-row desk-on-call" role="status">
      {missing ? (
        <span className="desk-warning desk-row">
          <TriangleAlert aria-hidden="true" size={18} />
          {t(`on_call.${missing}`)}
        </span>
      ) : (
        <span className="desk-quiet">{t("on_call.people", { count: people })}</span>
      )}
      {own.on_call ? (
        <span className="desk-quiet">{t("on_call.you_too")}</span>
      ) : (
        <Link to="/desk/account" className="link">
          {t("on_call.be_woken")}
        </Link>
      )}
    </p>
  );
}
