import type { readCase } from "@sanjog/contract/cases";
import { needsSecond, tellsMember } from "@sanjog/domain/decisions/decision";
import { type DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import { formatDate } from "@sanjog/i18n/format";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormSelect } from "../../form/text-inputs.tsx";
import type { CallAnswer } from "../../platform/api-client.ts";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useDeskAccount } from "../../staff/desk-session.ts";
import { RefusedLine } from "../../staff/refused-line.tsx";
import { useNow } from "../../staff/time-words.ts";
import { useKeptForm } from "../../staff/typed-text.ts";
import {
  type DecisionInput,
  daysOf,
  decisionFormSchema,
  decisionFrom,
  emptyDecision,
  openDecisions,
  suspensionDays,
} from "./decision-state.ts";
import { Preview } from "./preview.tsx";
import { decide } from "./queries.ts";
import { ReasonFields } from "./reason-fields.tsx";

export type DecidedCase = CallAnswer<typeof readCase>["data"];

type Props = {
  about: DecidedCase;
  /** In a review, the profile as it was read. A yes is then the review's own answer, which this form does not offer. */
  profile_version?: string;
  /** Called with the server's sentence. */
  onDecided: (message: string | undefined) => void;
};

/** Decides a case: what happens, by which rule, and what the member reads. */
export function DecisionForm({ about, profile_version, onDecided }: Props) {
  const t = useT("cases");
  const account = useDeskAccount();
  const of = useKeptForm(`decision-${about.id}`, decisionFormSchema(about.kind), emptyDecision);
  const role = account?.role ?? "moderator";
  const kinds = openDecisions({
    case_kind: about.kind,
    role,
    about_somebody: (about.member ?? about.to_meet) !== null,
    asks_to_show: about.requests[0]?.wish === "show",
  }).filter((kind) => profile_version === undefined || kind !== "release");
  async function save(input: DecisionInput) {
    const decision = decisionFrom(input);
    if (!decision) return;
    onDecided(
      await decide(about.id, { ...decision, ...(profile_version !== undefined && { profile_version }) }),
    );
  }
  return (
    <section className="card desk-decision" aria-labelledby="case-decision">
      <h2 id="case-decision">{t("decision.title")}</h2>
      <FormFrame of={of} onSave={save}>
        <RefusedLine />
        <FormSelect
          name="kind"
          label={t("decision.kind")}
          options={kinds.map((id) => ({
            id,
            title: t(todoOf(id, about.kind)),
          }))}
        />
        {/* The preview loads the member's language; hiding the page meanwhile would take the focus from the choice. */}
        <Suspense fallback={null}>
          <RestOfForm about={about} />
        </Suspense>
      </FormFrame>
    </section>
  );
}

/** The key of the words for a decision about such a case. */
function todoOf(id: DecisionKind, kind: DecidedCase["kind"]) {
  if (kind === "appeal") return `appeal_answers.${id === "restore" ? "restore" : "dismiss"}` as const;
  if (kind === "in_person") return "in_person_answers.dismiss" as const;
  if (kind === "pressure") return `pressure_answers.${id === "release" ? "release" : "dismiss"}` as const;
  return `decisions.${id}.todo` as const;
}

/** The key of the words about a decision that the member does not read. */
function notTold(kind: DecidedCase["kind"]) {
  if (kind === "in_person") return "decision.in_person_told" as const;
  return kind === "pressure" ? ("decision.nobody_told" as const) : ("decision.not_told" as const);
}

/** What the chosen decision needs. */
export function RestOfForm({ about }: { about: DecidedCase }) {
  const t = useT("cases");
  const input = useWatch() as DecisionInput;
  const now = useNow();
  const decision = decisionFrom(input);
  if (!decision) return null;
  const { kind } = decision;
  const told = tellsMember(kind, about.kind);
  const suspension = about.member?.suspension;
  const present = suspension && {
    since: new Date(suspension.since),
    until: suspension.until ? new Date(suspension.until) : null,
  };
  const days = daysOf(input);
  const waits = needsSecond(kind, days === undefined ? 0 : days, {
    present: present ?? null,
    alone:
      about.member?.suspensions_alone.map(({ since, until }) => ({
        since: new Date(since),
        until: new Date(until),
      })) ?? [],
    now: new Date(now),
  });
  return (
    <>
      {kind === "suspend" && suspension && <PresentSuspension until={suspension.until} />}
      <KindFields kind={kind} about={about} />
      {told && <ReasonFields locale={about.member?.locale ?? "pb"} />}
      {told && about.member && (
        <Preview kind={kind} input={input} locale={about.member.locale} machine={false} />
      )}
      {!told && <p className="desk-quiet">{t(notTold(about.kind))}</p>}
      {waits && <p className="desk-warning">{t("decision.second_person")}</p>}
      <SubmitButton>{t(waits ? "decision.propose" : "decision.submit")}</SubmitButton>
    </>
  );
}

function PresentSuspension({ until }: { until: string | null }) {
  const t = useT("cases");
  const { locale } = useLocale();
  const end = until ? t("waiting.until", { date: formatDate(locale, until) }) : t("decision.for_good");
  return <p className="desk-quiet">{t("decision.suspended_now", { end })}</p>;
}

function KindFields({ kind, about }: { kind: DecisionKind; about: DecidedCase }) {
  const t = useT("cases");
  if (kind === "suspend")
    return (
      <FormSelect
        name="days"
        label={t("decision.days")}
        options={suspensionDays.map((id) => ({
          id,
          title: id === "0" ? t("decision.for_good") : t("decision.count_days", { count: Number(id) }),
        }))}
      />
    );
  if (kind !== "hide_picture" && kind !== "show_picture") return null;
  const pictures = about.member?.pictures ?? [];
  return (
    <FormSelect
      name="picture_id"
      label={t("decision.photo")}
      options={pictures.flatMap(({ id, hidden }, i) =>
        hidden === (kind === "show_picture") || id === about.picture_id
          ? [{ id, title: t("photos.number", { number: String(i + 1) }) }]
          : [],
      )}
    />
  );
}
