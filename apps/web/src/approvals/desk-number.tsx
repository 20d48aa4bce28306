import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { type SeenInPerson, seenInPersonSchema } from "@sanjog/domain/in-person/in-person";
import { formatDate } from "@sanjog/i18n/format";
import { formatTime, readersDay } from "@sanjog/i18n/format-time";
import { useQuery } from "@tanstack/react-query";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormCode } from "../form/special-inputs.tsx";
import { FormText, FormTextArea } from "../form/text-inputs.tsx";
import { useLocale, useT } from "../platform/locale.tsx";
import { RefusedLine } from "../staff/refused-line.tsx";
import { useKeptForm } from "../staff/typed-text.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { deskNumberQuery, sendSeen } from "./desk-number-queries.ts";

type Props = {
  case_id: string;
  /** Called with the server's sentence. */
  onSent: (message: string | undefined) => void;
};

/** The number that a case is about, and what a volunteer enters who has met the member. */
export function DeskNumber({ case_id, onSent }: Props) {
  const t = useT("approvals");
  const { locale } = useLocale();
  const number = useQuery(deskNumberQuery(case_id));
  return (
    <section className="card desk-decision" aria-labelledby="case-number">
      <h2 id="case-number">{t("in_person.title")}</h2>
      <Loaded from={number}>
        {({ state, phone_number, until }) => {
          if (!phone_number || !until) return <p className="desk-quiet">{t("in_person.none")}</p>;
          const at = new Date(until);
          const end = { date: formatDate(locale, readersDay(at)), time: formatTime(locale, at) };
          return (
            <>
              <p>
                <b translate="no">{t("in_person.number", { number: phone_number })}</b>
              </p>
              {state === "seen" && <p className="desk-quiet">{t("in_person.seen", end)}</p>}
              {(state === "used_up" || state === "not_approved") && (
                <p className="desk-warning">{t(`in_person.${state}`)}</p>
              )}
              {state === "code" && (
                <>
                  <p>{t("in_person.how")}</p>
                  <SeenForm case_id={case_id} onSent={onSent} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function SeenForm({ case_id, onSent }: Props) {
  const t = useT("approvals");
  const of = useKeptForm(`in-person-${case_id}`, seenInPersonSchema, {
    code: "",
    phone_number: "",
    place: "",
    why: "",
  });
  async function save(seen: SeenInPerson) {
    onSent(await sendSeen(case_id, seen));
  }
  return (
    <FormFrame of={of} onSave={save}>
      <RefusedLine />
      <FormCode name="code" label={t("in_person.code")} />
      <FormText
        name="phone_number"
        type="tel"
        autoComplete="off"
        label={t("in_person.whole_number")}
        hint={t("in_person.whole_number_hint")}
      />
      <FormText name="place" label={t("in_person.place")} maxLength={fieldErrorNumbers.report_max} />
      <FormTextArea
        name="why"
        label={t("in_person.why")}
        hint={t("in_person.why_hint")}
        maxLength={fieldErrorNumbers.report_max}
        rows={2}
      />
      <SubmitButton>{t("in_person.submit")}</SubmitButton>
    </FormFrame>
  );
}
