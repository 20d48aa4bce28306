import { type ReviewPart, reviewParts } from "@sanjog/domain/reviews/review-parts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { FormFrame } from "../../form/form-frame.tsx";
import { ApiError } from "../../platform/api-error.ts";
import { useT } from "../../platform/locale.tsx";
import { RefusedLine } from "../../staff/refused-line.tsx";
import { useKeptForm } from "../../staff/typed-text.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RestOfForm } from "../decision/decision-form.tsx";
import {
  type DecisionInput,
  decisionFormSchema,
  decisionFrom,
  emptyDecision,
} from "../decision/decision-state.ts";
import { decide } from "../decision/queries.ts";
import type { CaseFile } from "../queries.ts";
import { AskFields } from "./ask-fields.tsx";

export type Refusing = "ask_changes" | "hold" | "suspend";
type Props = {
  kind: Refusing;
  file: CaseFile;
  profile_version: string;
  onDone: (message: string | undefined) => void;
  onCancel: () => void;
};

/** What the member is asked to change, or why the profile does not fit, with what the member will read. */
export function ReviewForm({ kind, file, profile_version, onDone, onCancel }: Props) {
  const t = useT("cases");
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest("section")?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const of = useKeptForm(`review-${kind}-${file.id}`, decisionFormSchema("review"), {
    ...emptyDecision,
    kind,
  });
  async function save(input: DecisionInput) {
    const decision = decisionFrom({ ...input, kind });
    if (!decision) return;
    const parts = kind === "ask_changes" ? partsIn(input) : [];
    try {
      onDone(await decide(file.id, { ...decision, profile_version, ...(parts.length > 0 && { parts }) }));
    } catch (error) {
      // The member may have changed the profile meanwhile. What is typed here stays.
      if (error instanceof ApiError && error.status === 422)
        await client.invalidateQueries({ queryKey: ["cases", "review", file.id] });
      throw error;
    }
  }
  return (
    <section className="card desk-decision" aria-labelledby="review-form">
      <h2 id="review-form" ref={heading} tabIndex={-1}>
        {t(`review.form.${kind}`)}
      </h2>
      {kind !== "ask_changes" && <p className="desk-quiet">{t(`review.form.${kind}_means`)}</p>}
      <FormFrame of={of} onSave={save}>
        <RefusedLine />
        <Suspense fallback={null}>
          {kind === "ask_changes" && <AskFields locale={file.member?.locale ?? "pb"} />}
          <RestOfForm about={file} />
        </Suspense>
        <Button look="quiet" className="desk-submit" onClick={onCancel}>
          {t("review.form.cancel")}
        </Button>
      </FormFrame>
    </section>
  );
}

function partsIn({ parts }: DecisionInput): ReviewPart[] {
  return reviewParts.filter((part) => parts.includes(part));
}
