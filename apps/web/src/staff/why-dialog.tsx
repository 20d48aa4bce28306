import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { reasonWhy } from "@sanjog/domain/staff/staff-forms";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import * as z from "zod/mini";
import { FormFrame } from "../form/form-frame.tsx";
import { FormTextArea } from "../form/text-inputs.tsx";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { RefusedLine } from "./refused-line.tsx";
import { useKeptForm } from "./typed-text.ts";

const schema = z.object({ why: reasonWhy });

export type WhyQuestion = {
  /** The step and what it is about, under which the typed reason is kept. */
  name: string;
  title: string;
  text: ReactNode;
  yes: string;
  danger?: boolean;
  onYes: (body: { why: string }) => Promise<unknown>;
};

/** Asks why somebody takes a step; the log keeps the reason. */
export function WhyDialog({ question, onClose }: { question: WhyQuestion | null; onClose: () => void }) {
  return (
    <Modal open={question !== null} onClose={onClose} title={question?.title}>
      {question && <WhyForm key={question.name} question={question} onDone={onClose} />}
    </Modal>
  );
}

function WhyForm({ question, onDone }: { question: WhyQuestion; onDone: () => void }) {
  const of = useKeptForm(question.name, schema, { why: "" });
  async function save(body: { why: string }) {
    await question.onYes(body);
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <p className="desk-lead">{question.text}</p>
      <RefusedLine />
      <WhyField />
      <SubmitWhy danger={question.danger ?? false}>{question.yes}</SubmitWhy>
    </FormFrame>
  );
}

export function WhyField() {
  const t = useT("staff");
  return (
    <FormTextArea
      name="why"
      label={t("why.label")}
      hint={t("why.hint")}
      maxLength={fieldErrorNumbers.report_max}
      rows={2}
    />
  );
}

function SubmitWhy({ danger, children }: { danger: boolean; children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      look={danger ? "danger" : "primary"}
      icon={danger && <TriangleAlert aria-hidden="true" size={22} />}
      busy={isSubmitting}
      className="desk-submit"
    >
      {children}
    </Button>
  );
}
