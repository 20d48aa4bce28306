import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { GuideLinks } from "./guide-links.tsx";

const pages = {
  reading: [
    { key: "suggestions", to: "/how-suggestions-work" },
    { key: "numbers", to: "/about/numbers" },
  ],
  rules: [
    { key: "terms", to: "/terms-condition" },
    { key: "privacy", to: "/privacy-policy" },
    { key: "report", to: "/report" },
  ],
} as const;

type Props = { onFollow?: (() => void) | undefined };

/** What explains the service: the guides first. */
export function ReadingLinks({ onFollow }: Props) {
  return (
    <>
      <GuideLinks />
      <PageLinks of="reading" onFollow={onFollow} />
    </>
  );
}

/** What binds members and service, and the way to complain. */
export function RulesLinks({ onFollow }: Props) {
  return <PageLinks of="rules" onFollow={onFollow} />;
}

function PageLinks({ of, onFollow }: Props & { of: keyof typeof pages }) {
  const t = useT("common");
  return pages[of].map(({ key, to }) => (
    <Link key={key} to={to} className="footer-link" onClick={onFollow}>
      {t(`footer.${key}`)}
    </Link>
  ));
}
