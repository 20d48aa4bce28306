import { type EnteredCase, enteredCaseSchema, enteredKinds } from "@sanjog/domain/cases/case";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { hasRole } from "@sanjog/domain/staff/roles";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormSelect, FormText, FormTextArea } from "../form/text-inputs.tsx";
import { useT } from "../platform/locale.tsx";
import { useDeskAccount } from "../staff/desk-session.ts";
import { RefusedLine } from "../staff/refused-line.tsx";
import { useKeptForm } from "../staff/typed-text.ts";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { useCaseSteps } from "./queries.ts";

/** Lets a lead enter what came by letter or telephone. */
export function EnterCaseButton() {
  const t = useT("cases");
  const account = useDeskAccount();
  const [open, setOpen] = useState(false);
  if (!account || !hasRole(account.role, "lead")) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("enter.button")}</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t("enter.title")}>
        <EnterCaseForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const empty = { kind: "order" as const, authority: "", reference: "", profile: "", text: "" };

function EnterCaseForm({ onDone }: { onDone: () => void }) {
  const t = useT("cases");
  const { enter } = useCaseSteps();
  const of = useKeptForm("enter-case", enteredCaseSchema, empty);
  async function save(body: EnteredCase) {
    await enter(body);
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <RefusedLine />
      <FormSelect
        name="kind"
        label={t("enter.kind")}
        placeholder={null}
        options={enteredKinds.map((id) => ({ id, title: t(`kinds.${id}`) }))}
      />
      <Letter />
      <SubmitButton>{t("enter.submit")}</SubmitButton>
    </FormFrame>
  );
}

function Letter() {
  const t = useT("cases");
  const kind = useWatch({ name: "kind" }) === "data_request" ? "data_request" : "order";
  const optional = kind === "data_request";
  return (
    <>
      <p className="desk-lead">{t(`enter.clock.${kind}`)}</p>
      <FormText
        name="authority"
        label={t(`enter.authority.${kind}`)}
        autoComplete="off"
        optional={optional}
      />
      <FormText name="reference" label={t("enter.reference")} autoComplete="off" optional={optional} />
      <FormText
        name="profile"
        label={t("enter.profile")}
        hint={t("enter.profile_hint")}
        autoComplete="off"
        optional
      />
      <FormTextArea
        name="text"
        label={t(`enter.text.${kind}`)}
        maxLength={fieldErrorNumbers.report_max}
        rows={4}
      />
    </>
  );
}
