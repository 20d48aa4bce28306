import { changeAccount } from "@sanjog/contract/accounts";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useBeginVerification } from "../queries.ts";
import { typedAddresses } from "../verification-store.ts";
import { WhoseProfileDialog } from "./whose-profile-dialog.tsx";
import type { ProfileForChoice } from "./whose-profile-form.tsx";

type Props = { session_key: string; onKey: (session_key: string) => void };

/** Lets an unfinished sign-up change whom the profile is for, any number of times; the server returns a new key. */
export function ChangeProfileFor({ session_key, onKey }: Props) {
  const t = useT("whose_profile");
  const [open, setOpen] = useState(false);
  const begin = useBeginVerification();
  async function change(choice: ProfileForChoice) {
    const { data, message } = await call(changeAccount, { body: { session_key, ...choice } });
    showToast("success", message ?? "");
    setOpen(false);
    const key = begin(data, typedAddresses());
    if (key) onKey(key);
  }
  return (
    <p className="pb-6">
      <Button look="quiet" className="-ml-3 underline" onClick={() => setOpen(true)}>
        {t("pending_button")}
      </Button>
      <WhoseProfileDialog
        open={open}
        onClose={() => setOpen(false)}
        text={t("pending_text")}
        onSave={change}
      />
    </p>
  );
}
