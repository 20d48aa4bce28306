import { findProfile } from "@sanjog/contract/find-profile";
import { profileNumberSchema } from "@sanjog/domain/profiles/profile-number";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { call } from "../../platform/api-client.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/controls/text-field.tsx";
import { Modal } from "../../ui/modal.tsx";

type Props = { open: boolean; onClose: () => void };

/** A dialog to enter a profile number; an invalid or unknown number shows an error below the field. */
export function FindByNumberDialog({ open, onClose }: Props) {
  const t = useT("find_profile");
  const field = useT("fields");
  const input = useRef<HTMLInputElement>(null);
  const { find, error, busy } = useFinding(onClose, input);
  return (
    <Modal open={open} onClose={onClose} title={t("title")} first={input}>
      <p className="mb-5 text-ink-2">{t("lead")}</p>
      <form onSubmit={find} noValidate role="search" className="grid gap-5">
        <TextField
          ref={input}
          label={field("profile_number")}
          hint={t("example")}
          name="profile_number"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={20}
          {...(error && { error })}
        />
        <Button type="submit" look="primary" busy={busy} className="w-full">
          {t("find")}
        </Button>
      </form>
    </Modal>
  );
}

function useFinding(onClose: () => void, input: React.RefObject<HTMLInputElement | null>) {
  const common = useT("common");
  const sentence = useFieldErrorText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function find(event: FormEvent) {
    event.preventDefault();
    const number = profileNumberSchema.safeParse(input.current?.value ?? "");
    if (!number.success) return refuse(sentence("profile_number_invalid"));
    setBusy(true);
    try {
      const { data } = await call(findProfile, { query: { profile_number: number.data } });
      onClose();
      await navigate(data.user_id === user?.user_id ? "/summary-details" : `/view-profile/${data.user_id}`);
    } catch (fieldError) {
      refuse(sentenceFor(fieldError, common));
    } finally {
      setBusy(false);
    }
  }
  function refuse(why: string | undefined) {
    setError(why);
    input.current?.focus();
  }
  return { find: (event: FormEvent) => void find(event), error, busy };
}
