import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";

/** Opens the page for people under pressure in place of this one, so that Back does not return to it later. */
export function PressureLink() {
  const t = useT("common");
  return (
    <Link to="/help" replace className="footer-link">
      {t("footer.pressure")}
    </Link>
  );
}
