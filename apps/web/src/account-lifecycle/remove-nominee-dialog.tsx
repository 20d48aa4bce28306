import { removeNominee } from "@sanjog/contract/account-lifecycle";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { DialogButtons } from "../ui/dialogs/dialog-buttons.tsx";
import { Modal } from "../ui/modal.tsx";
import { PasswordForm } from "./password-form.tsx";
import { accountLifecycleQueries } from "./queries.ts";

type Props = { open: boolean; onClose: () => void };

/** Removes the person who may act for the member, after the password. */
export function RemoveNomineeDialog({ open, onClose }: Props) {
  const t = useT("account_lifecycle");
  const client = useQueryClient();
  async function remove(body: { password: string }) {
    const { message } = await call(removeNominee, { body });
    client.setQueryData(accountLifecycleQueries.nominee().queryKey, null);
    showToast("success", message ?? "");
    onClose();
  }
  return (
    <Modal open={open} onClose={onClose} title={t("nominee.remove_title")}>
      <p className="mb-5 text-ink-2">{t("nominee.remove_text")}</p>
      <PasswordForm
        label={t("leave.confirm")}
        onConfirmed={remove}
        foot={(busy) => (
          <DialogButtons
            action={
              <Button type="submit" look="danger" busy={busy}>
                {t("nominee.remove")}
              </Button>
            }
            safe={<Button onClick={onClose}>{t("nominee.keep")}</Button>}
          />
        )}
      />
    </Modal>
  );
}
