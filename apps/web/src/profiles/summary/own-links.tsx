import { ChevronRight, ShieldCheck, UserRoundCog } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";

/** What else a member does with the own profile. */
export function OwnLinks() {
  const words = useT("common");
  const links = [
    { to: "/privacy-setting", Icon: ShieldCheck, word: words("nav.privacy") },
    { to: "/account", Icon: UserRoundCog, word: words("nav.account") },
  ];
  return (
    <ul className="rows own-links">
      {links.map(({ to, Icon, word }) => (
        <li key={to}>
          <Link to={to} className="list-row text-ink no-underline">
            <Icon aria-hidden="true" size={24} />
            <span className="min-w-0 grow">{word}</span>
            <ChevronRight aria-hidden="true" size={22} className="flex-none text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
