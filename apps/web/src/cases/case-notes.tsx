import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { line } from "@sanjog/domain/form/fields";
import { formatDate } from "@sanjog/i18n/format";
import * as z from "zod/mini";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormTextArea } from "../form/text-inputs.tsx";
import { useLocale, useT } from "../platform/locale.tsx";
import { RefusedLine } from "../staff/refused-line.tsx";
import { useKeptForm } from "../staff/typed-text.ts";
import { type CaseFile, useCaseSteps } from "./queries.ts";

const schema = z.object({ text: line(fieldErrorNumbers.report_max, "report_too_long") });

/** Notes for the people who work on the case later. */
export function CaseNotes({ id, notes }: { id: string; notes: CaseFile["notes"] }) {
  const t = useT("cases");
  const { locale } = useLocale();
  const { note } = useCaseSteps();
  const of = useKeptForm(`note-${id}`, schema, { text: "" });
  async function save(body: { text: string }) {
    await note(id, body);
    of.form.reset({ text: "" });
  }
  return (
    <section aria-labelledby="case-notes">
      <h2 id="case-notes">{t("notes.title")}</h2>
      <ul className="desk-notes">
        {notes.map((one) => (
          <li key={one.id}>
            <p className="desk-words">{one.text}</p>
            <p className="desk-quiet">
              {one.by}, {formatDate(locale, one.at)}
            </p>
          </li>
        ))}
      </ul>
      <FormFrame of={of} onSave={save}>
        <RefusedLine />
        <FormTextArea
          name="text"
          label={t("notes.label")}
          maxLength={fieldErrorNumbers.report_max}
          rows={2}
        />
        <SubmitButton look="secondary">{t("notes.save")}</SubmitButton>
      </FormFrame>
    </section>
  );
}
