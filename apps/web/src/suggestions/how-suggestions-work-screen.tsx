import { type Criterion, criteria, wishTable } from "@sanjog/domain/suggestions/wish-table";
import { useT, useTexts } from "../platform/locale.tsx";
import { LegalContents } from "../site/legal-contents.tsx";
import { Page } from "../ui/layout/page.tsx";

const before = ["who", "yours", "order"] as const;
const after = [
  "turns",
  "measured",
  "waiting",
  "never",
  "newcomers",
  "reasons",
  "few",
  "apart",
  "not_now",
  "fresh",
] as const;
const parts = [...before, "weights", ...after] as const;
type Part = (typeof parts)[number];

const weights = [
  ["three", 3],
  ["two", 2],
  ["one", 1],
] as const;

/** Explains to everyone who is suggested to whom, in which order, and what never counts. */
export function HowSuggestionsWorkScreen() {
  useTexts("how_suggestions_work", "relations", "site");
  const t = useT("how_suggestions_work");
  return (
    <Page title={t("title")} description={t("intro")} narrow>
      <div className="legal">
        <p>{t("intro")}</p>
        <LegalContents parts={parts} titleOf={(part) => t(`${part as Part}.title`)} />
        <Parts parts={before} />
        <section id="weights">
          <h2>{t("weights.title")}</h2>
          <p>{t("weights.text")}</p>
          <Weights />
        </section>
        <Parts parts={after} />
      </div>
    </Page>
  );
}

function Parts({ parts }: { parts: readonly (typeof before | typeof after)[number][] }) {
  const t = useT("how_suggestions_work");
  return parts.map((part) => (
    <section key={part} id={part}>
      <h2>{t(`${part}.title`)}</h2>
      <p>{t(`${part}.text`)}</p>
    </section>
  ));
}

/** Reads the table of the matching rules, so that the page cannot contradict them. */
function Weights() {
  const t = useT("how_suggestions_work");
  const words = useT("relations");
  const of = (weight: number) => criteria.filter((criterion) => wishTable[criterion].weight === weight);
  const named = (criterion: Criterion) => words(`criteria.${criterion}`);
  return (
    <dl className="mt-4 grid gap-3">
      {weights.map(([key, weight]) => (
        <div key={key}>
          <dt className="font-strong">{t(`weights.${key}`)}</dt>
          <dd className="text-ink-2">{of(weight).map(named).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
