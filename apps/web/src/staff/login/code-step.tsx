import { staffSecondFactor } from "@sanjog/contract/staff";
import type { SecondFactor } from "@sanjog/domain/staff/passkeys";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { ApiError } from "../../platform/api-error.ts";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { callDesk } from "../desk-client.ts";
import { useDeskLogOut, useRefreshSession } from "../desk-session.ts";
import { SecondFactorForm } from "../second-factor-form.tsx";

/** The second step of a login: a passkey, the code of the app, or one of the recovery codes. */
export function CodeStep({ factors }: { factors: readonly SecondFactor[] }) {
  const t = useT("staff");
  const refresh = useRefreshSession();
  const logOut = useDeskLogOut();
  async function send(body: GivenFactor) {
    try {
      await callDesk(staffSecondFactor, { body });
    } catch (error) {
      // Too many wrong tries end the begun login, so the page goes back to the password.
      if (error instanceof ApiError && error.status === 429) await refresh();
      throw error;
    }
    await refresh();
  }
  return (
    <SecondFactorForm factors={factors} submit={t("login.submit_code")} onGiven={send}>
      <Button look="quiet" onClick={() => void logOut()}>
        {t("login.start_again")}
      </Button>
    </SecondFactorForm>
  );
}
