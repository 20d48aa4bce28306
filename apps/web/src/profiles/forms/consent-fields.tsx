import { answeredPurposes, type SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { useFormContext, useWatch } from "react-hook-form";
import { FormYesNo } from "../../form/tile-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { QuickChoice } from "../../ui/controls/quick-choice.tsx";

/**
 * Decisions §10: a question of its own for each sensitive answer that the step has now, with neither yes nor no chosen. The
 * button answers those with yes that are still open; each stays visible and can be changed.
 */
export function ConsentFields({ asked }: { asked: readonly SensitivePurpose[] }) {
  const t = useT("profiles");
  const { setValue } = useFormContext();
  const values: Record<string, unknown> = useWatch();
  const shown = answeredPurposes(values).filter((purpose) => !asked.includes(purpose));
  const open = shown.filter((purpose) => (values[`${purpose}_consent`] ?? null) === null);
  if (shown.length === 0) return null;
  const agreeToAll = () => {
    for (const purpose of open)
      setValue(`${purpose}_consent`, true, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-4 rounded-md bg-haldi-soft p-4 md:col-span-2">
      <div>
        <p className="font-heading text-lg leading-tight">{t("personal.consent_title")}</p>
        <p className="mt-1">{t("personal.consent_text")}</p>
      </div>
      {shown.map((purpose) => (
        <FormYesNo
          key={purpose}
          name={`${purpose}_consent`}
          hint={
            values[`${purpose}_consent`] === false
              ? t(`personal.consent_refused.${purpose}`)
              : t(`personal.consent_why.${purpose}`)
          }
        />
      ))}
      {open.length > 1 && (
        <QuickChoice title={t("personal.consent_all", { count: open.length })} onClick={agreeToAll} />
      )}
    </div>
  );
}
