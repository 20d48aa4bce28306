import { type AskTemplate, askTemplates, reviewParts } from "@sanjog/domain/reviews/review-parts";
import type { Locale } from "@sanjog/i18n/locale";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSelect } from "../../form/text-inputs.tsx";
import { useT, useTIn } from "../../platform/locale.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";

const templates = Object.keys(askTemplates) as AskTemplate[];
const written = ["facts", "reason_en", "reason_pb"] as const;
type Words = Record<(typeof written)[number], string>;

/** Templates of what to change, which fill the words below in both languages, and where the member changes it. */
export function AskFields({ locale }: { locale: Locale }) {
  const t = useT("cases");
  const en = useTIn("en", "decisions");
  const pb = useTIn("pb", "decisions");
  const { getValues, setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: "parts" });
  const parts = Array.isArray(chosen) ? (chosen as string[]) : [];
  const wordsOf = (id: AskTemplate): Words => ({
    facts: (locale === "pb" ? pb : en)(`asks.${id}.facts`),
    reason_en: en(`asks.${id}.reason`),
    reason_pb: pb(`asks.${id}.reason`),
  });
  /** Words that somebody has changed stay; empty ones and those of a template follow the choice. */
  function follow(id: string) {
    const template = templates.find((one) => one === id);
    if (!template) return;
    setValue("rule", askTemplates[template].rule, { shouldDirty: true });
    setValue("parts", [...askTemplates[template].parts], { shouldDirty: true });
    for (const field of written) {
      const present = String(getValues(field));
      if (present === "" || templates.some((one) => wordsOf(one)[field] === present))
        setValue(field, wordsOf(template)[field], { shouldDirty: true });
    }
  }
  const toggle = (part: string, on: boolean) =>
    setValue("parts", on ? [...parts, part] : parts.filter((one) => one !== part), { shouldDirty: true });
  return (
    <>
      <FormSelect
        name="template"
        label={t("review.form.template")}
        options={[...templates, "other" as const].map((id) => ({ id, title: t(`review.templates.${id}`) }))}
        onChosen={follow}
      />
      <fieldset className="desk-parts">
        <legend>{t("review.form.parts")}</legend>
        {reviewParts.map((part) => (
          <Checkbox
            key={part}
            label={t(`review.parts.${part}`)}
            checked={parts.includes(part)}
            onChange={({ target }) => toggle(part, target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
