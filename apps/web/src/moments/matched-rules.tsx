import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";
import { Modal } from "../ui/modal.tsx";
import { SatinDiamond } from "../ui/person/satin-diamond.tsx";

const rules = ["suggestions", "others", "connections", "details", "final", "leave"] as const;

/** What an accepted proposal means for the member's profile, in plain words. */
export function MatchedRules({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT("moments");
  const common = useT("common");
  const phone = useSiteInfo()?.support_phone ?? "";
  return (
    <Modal open={open} onClose={onClose} title={t("matched.what_now")}>
      <ul className="grid gap-3">
        {rules.map((rule) => (
          <li key={rule} className="flex items-baseline gap-3">
            <SatinDiamond />
            <span>{t(`matched.rules.${rule}`, { phone })}</span>
          </li>
        ))}
      </ul>
      <Link to="/account" className="moment-link mt-3">
        {common("nav.account")}
      </Link>
    </Modal>
  );
}
