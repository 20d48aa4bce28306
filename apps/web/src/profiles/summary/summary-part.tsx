import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { AccordionItem } from "../../ui/layout/accordion.tsx";

/** Wide screens have room for all parts; on phones each is collapsed at first. */
const wide = "(min-width: 64rem)";

type Props = { step: Exclude<WizardStep, "preference">; icon: ReactNode; children: ReactNode };

/** A part of the summary, with a link to edit it. */
export function SummaryPart({ step, icon, children }: Props) {
  const t = useT("profiles");
  const title = t(`titles.${step}`);
  return (
    <AccordionItem
      title={title}
      icon={icon}
      open={window.matchMedia(wide).matches || step === "personal"}
      action={
        <ButtonLink
          to={`/profile-registration-edit/${step}`}
          aria-label={t("summary.edit_what", { what: title })}
          icon={<Pencil aria-hidden="true" size={20} />}
        >
          {t("summary.edit")}
        </ButtonLink>
      }
    >
      {children}
    </AccordionItem>
  );
}
