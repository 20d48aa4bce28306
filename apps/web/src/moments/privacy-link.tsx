import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";

/** Leads from a line that says who sees what to the page that changes it. Adds no height to its line. */
export function PrivacyLink() {
  const t = useT("moments");
  return (
    <Link to="/privacy-setting" className="moment-change">
      {t("change")}
    </Link>
  );
}
