import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { GuideLinks } from "./guide-links.tsx";

const links = [
  { key: "suggestions", to: "/how-suggestions-work" },
  { key: "terms", to: "/terms-condition" },
  { key: "privacy", to: "/privacy-policy" },
  { key: "report", to: "/report" },
] as const;

/** The guides and the pages about the service: in the footer, and on phones in the menu of members. */
export function FooterLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useT("common");
  return (
    <>
      <GuideLinks />
      {links.map(({ key, to }) => (
        <Link key={key} to={to} className="footer-link" onClick={onFollow}>
          {t(`footer.${key}`)}
        </Link>
      ))}
    </>
  );
}
