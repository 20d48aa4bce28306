import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { isPictureReason } from "@sanjog/domain/reports/report";
import { useWatch } from "react-hook-form";
import { FormText } from "../form/text-inputs.tsx";
import { FormCheckbox } from "../form/tile-inputs.tsx";
import { useT } from "../platform/locale.tsx";

/** The signed statement, which only reports of an intimate photo or of impersonation need: they hide the photo at once. */
export function StatementFields() {
  const t = useT("reports");
  const reason: unknown = useWatch({ name: "reason" });
  if (!isPictureReason(typeof reason === "string" ? reason : undefined)) return null;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-strong">{t("statement.title")}</legend>
      <p className="text-ink-2">{t("statement.text")}</p>
      <FormCheckbox name="acts_for_person" />
      <FormCheckbox name="good_faith" />
      <FormText
        name="signature"
        autoComplete="name"
        maxLength={fieldErrorNumbers.name_max}
        hint={t("statement.signature_hint")}
      />
    </fieldset>
  );
}
