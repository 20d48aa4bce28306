import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import type { Locale } from "@sanjog/i18n/locale";
import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { FormSelect, FormTextArea } from "../../form/text-inputs.tsx";
import { useLocale, useT } from "../../platform/locale.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { type Template, templatesQuery } from "./queries.ts";

const most = fieldErrorNumbers.report_max;

/** The rule with its reason in both languages, and the facts in the language of the member. */
export function ReasonFields({ locale }: { locale: Locale }) {
  const { locale: reads } = useLocale();
  const templates = useQuery(templatesQuery(reads));
  return <Loaded from={templates}>{(known) => <Fields templates={known} locale={locale} />}</Loaded>;
}

function Fields({ templates, locale }: { templates: readonly Template[]; locale: Locale }) {
  const t = useT("cases");
  const { getValues, setValue } = useFormContext();
  /** A reason that somebody has changed stays; one that is empty or a template follows the rule. */
  function follow(rule: string) {
    const chosen = templates.find((one) => one.rule === rule);
    if (!chosen) return;
    for (const field of ["reason_en", "reason_pb"] as const) {
      const present = String(getValues(field));
      const is_template = present === "" || templates.some((one) => one[field] === present);
      if (is_template) setValue(field, chosen[field], { shouldDirty: true, shouldValidate: present !== "" });
    }
  }
  return (
    <>
      <FormSelect
        name="rule"
        label={t("decision.rule")}
        options={templates.map(({ rule, title }) => ({ id: rule, title }))}
        onChosen={follow}
      />
      <FormTextArea
        name="facts"
        label={t("decision.facts")}
        hint={t(`decision.facts_hint.${locale}`)}
        maxLength={most}
        rows={3}
      />
      <FormTextArea name="reason_pb" label={t("decision.reason_pb")} maxLength={most} rows={3} />
      <FormTextArea name="reason_en" label={t("decision.reason_en")} maxLength={most} rows={3} />
    </>
  );
}
