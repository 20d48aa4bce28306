import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { ChevronDown, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { editPath } from "./edit-path.ts";
import type { MissingFact } from "./missing-facts.ts";

type Props = { step: WizardStep; missing: readonly MissingFact[]; children: ReactNode };

/** A part of the own profile as others read it, with the way to its form, and what could still be added. */
export function OwnPart({ step, missing, children }: Props) {
  const t = useT("profiles");
  const title = t(`titles.${step}`);
  return (
    <section className="own-part" aria-label={title}>
      <details open>
        <summary>
          <h2>{title}</h2>
          <ChevronDown aria-hidden="true" className="chevron" size={22} />
        </summary>
        <div className="grid gap-2.5">
          {children}
          <Missing step={step} facts={missing} />
        </div>
      </details>
      <Link
        to={editPath(step)}
        className="own-edit own-part-edit"
        aria-label={t("summary.edit_what", { what: title })}
      >
        <Pencil aria-hidden="true" size={20} />
        {t("summary.edit")}
      </Link>
    </section>
  );
}

function Missing({ step, facts }: { step: WizardStep; facts: readonly MissingFact[] }) {
  const t = useT("profiles");
  if (facts.length === 0) return null;
  return (
    <div className="mt-1">
      <p className="mb-1.5 text-sm text-ink-2">{t("summary.could_add")}</p>
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact}>
            <Link to={editPath(step, fact)} className="add-chip">
              <Plus aria-hidden="true" size={20} className="flex-none" />
              {t(`summary.missing.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
