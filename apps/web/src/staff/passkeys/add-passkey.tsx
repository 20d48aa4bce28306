import { beginPasskey } from "@sanjog/contract/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Modal } from "../../ui/modal.tsx";
import { callDesk } from "../desk-client.ts";
import { useDeskAccount, useRefreshSession } from "../desk-session.ts";
import { SecondFactorForm } from "../second-factor-form.tsx";
import { NewPasskeyForm } from "./new-passkey-form.tsx";
import type { PasskeyOrder } from "./passkey.ts";
import { passkeysQuery } from "./queries.ts";

type Props = { open: boolean; onClose: () => void };

/** Adds a passkey: first a second factor once more, then the device makes it. */
export function AddPasskey({ open, onClose }: Props) {
  const t = useT("staff");
  return (
    <Modal open={open} onClose={onClose} title={t("passkeys.add")}>
      <Steps onDone={onClose} />
    </Modal>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const t = useT("staff");
  const client = useQueryClient();
  const account = useDeskAccount();
  const refresh = useRefreshSession();
  const [order, setOrder] = useState<PasskeyOrder | null>(null);
  if (order)
    return (
      <NewPasskeyForm
        order={async () => order}
        onAdded={async ({ message }) => {
          showToast("success", message);
          await Promise.all([client.invalidateQueries({ queryKey: passkeysQuery.queryKey }), refresh()]);
          onDone();
        }}
      />
    );
  return (
    <SecondFactorForm
      factors={account?.second_factors ?? []}
      submit={t("login.submit")}
      onGiven={async (body) => setOrder((await callDesk(beginPasskey, { body })).data)}
    />
  );
}
