import { ChevronDown, List } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useNamedSection } from "../platform/use-named-section.ts";
import { useWide } from "../platform/wide.ts";
import "./legal-contents.css";

type Props = { parts: readonly string[]; titleOf: (part: string) => string };

/** What a legal text says, part by part, each a link. Folded on phones, where it would fill the first screen. */
export function LegalContents({ parts, titleOf }: Props) {
  const t = useT("site");
  const wide = useWide();
  useNamedSection(true);
  return (
    <nav aria-label={t("contents")}>
      {/* The key opens it again when the window becomes wide. */}
      <details key={String(wide)} className="legal-contents" open={wide}>
        <summary>
          <List aria-hidden="true" size={22} />
          <span className="grow">{t("contents")}</span>
          <ChevronDown aria-hidden="true" size={20} />
        </summary>
        <ol>
          {parts.map((part) => (
            <li key={part}>
              <Link
                to={`#${part}`}
                // The link may name the part that the address names already.
                onClick={() => document.getElementById(part)?.scrollIntoView()}
              >
                {titleOf(part)}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
