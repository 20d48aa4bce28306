import { appealSchema } from "@sanjog/domain/decisions/appeal";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useFormState } from "react-hook-form";
import { FormFrame } from "../form/form-frame.tsx";
import { FormTextArea } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { AppealProps } from "./appeal-props.ts";

type Props = { id: string } & AppealProps;

/** The member's own words against a decision. */
export function AppealForm({ id, onAppeal, keeps_draft = false }: Props) {
  const t = useT("own_decisions");
  const of = useSchemaForm(appealSchema, {
    defaults: { text: "" },
    ...(keeps_draft && { draft_key: `appeal-${id}` }),
  });
  return (
    <FormFrame of={of} onSave={({ text }) => onAppeal(id, text)}>
      <FormTextArea
        name="text"
        label={t("why")}
        hint={t("hint")}
        maxLength={fieldErrorNumbers.report_max}
        rows={4}
      />
      <Send />
    </FormFrame>
  );
}

function Send() {
  const t = useT("own_decisions");
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" look="primary" busy={isSubmitting} className="w-full sm:w-auto sm:self-start">
      {t("send")}
    </Button>
  );
}
