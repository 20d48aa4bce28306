import { accountFields } from "@sanjog/domain/accounts/sign-up";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { FormFrame } from "../form/form-frame.tsx";
import { useHouseForm } from "../form/use-house-form.ts";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/loaded.tsx";
import { Modal } from "../ui/modal.tsx";
import { accountQueries } from "./queries.ts";
import { SubmitButton } from "./submit-button.tsx";
import { type SignUpChoices, WhoseProfile } from "./whose-profile.tsx";

const schema = z.object({ profile_for: accountFields.profile_for, gender: accountFields.gender });
export type ProfileForChoice = z.output<typeof schema>;

type Props = {
  open: boolean;
  onClose: () => void;
  /** What it changes, and how often it can be done. */
  text: string;
  onSave: (choice: ProfileForChoice) => Promise<void>;
};

/** Asks anew for whom the profile is, and the gender where that leaves it open. */
export function WhoseProfileDialog({ open, onClose, text, onSave }: Props) {
  const t = useT("accounts");
  const options = useQuery({ ...accountQueries.signUpOptions(), enabled: open });
  return (
    <Modal open={open} onClose={onClose} title={t("whose.dialog_title")}>
      <p className="mb-5 text-ink-2">{text}</p>
      <Loaded from={options}>{(offered) => <ChoiceForm options={offered} onSave={onSave} />}</Loaded>
    </Modal>
  );
}

function ChoiceForm({ options, onSave }: { options: SignUpChoices; onSave: Props["onSave"] }) {
  const t = useT("accounts");
  const of = useHouseForm(schema, { defaults: {} });
  return (
    <FormFrame of={of} onSave={onSave}>
      <WhoseProfile options={options} />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}
