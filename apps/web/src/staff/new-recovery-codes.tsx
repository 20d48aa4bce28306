import { replaceRecoveryCodes } from "@sanjog/contract/staff";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { callDesk } from "./desk-client.ts";
import { useDeskAccount, useRefreshSession } from "./desk-session.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

const few = 3;

/** Says how many recovery codes are left, and replaces all of them. */
export function NewRecoveryCodes({ left }: { left: number }) {
  const t = useT("staff");
  const account = useDeskAccount();
  const refresh = useRefreshSession();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  async function replace(body: GivenFactor) {
    const { data } = await callDesk(replaceRecoveryCodes, { body });
    setCodes(data.recovery_codes);
  }
  async function close() {
    setOpen(false);
    setCodes(null);
    await refresh();
  }
  return (
    <div className="desk-stack">
      <p>{t("account.codes_left", { count: left })}</p>
      {left <= few && <p className="desk-warning">{t("account.codes_few")}</p>}
      <div>
        <Button onClick={() => setOpen(true)}>{t("account.new_codes")}</Button>
      </div>
      {/* While codes are shown that exist nowhere else, only the confirmation closes the sheet. */}
      <Modal
        open={open}
        onClose={() => !codes && setOpen(false)}
        title={codes ? t("codes.title") : t("account.new_codes")}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <>
            <p className="desk-lead">{t("account.new_codes_hint")}</p>
            <SecondFactorForm
              factors={account?.second_factors ?? []}
              submit={t("account.new_codes")}
              onGiven={replace}
            />
          </>
        )}
      </Modal>
    </div>
  );
}
