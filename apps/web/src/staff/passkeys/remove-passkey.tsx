import { removePasskey } from "@sanjog/contract/staff";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { useQueryClient } from "@tanstack/react-query";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Modal } from "../../ui/modal.tsx";
import { callDesk } from "../desk-client.ts";
import { useDeskAccount, useRefreshSession } from "../desk-session.ts";
import { SecondFactorForm } from "../second-factor-form.tsx";
import { type OwnPasskey, passkeysQuery } from "./queries.ts";

type Props = { passkey: OwnPasskey | null; onClose: () => void };

/** Removes a passkey, given a second factor once more. */
export function RemovePasskey({ passkey, onClose }: Props) {
  const t = useT("staff");
  const client = useQueryClient();
  const account = useDeskAccount();
  const refresh = useRefreshSession();
  async function remove({ id }: OwnPasskey, body: GivenFactor) {
    const { message } = await callDesk(removePasskey, { params: { id }, body });
    showToast("success", message ?? "");
    await Promise.all([client.invalidateQueries({ queryKey: passkeysQuery.queryKey }), refresh()]);
    onClose();
  }
  return (
    <Modal
      open={passkey !== null}
      onClose={onClose}
      title={passkey ? t("passkeys.remove_title", { name: passkey.name }) : ""}
    >
      {passkey && (
        <SecondFactorForm
          factors={account?.second_factors ?? []}
          submit={t("passkeys.remove")}
          onGiven={(given) => remove(passkey, given)}
        />
      )}
    </Modal>
  );
}
