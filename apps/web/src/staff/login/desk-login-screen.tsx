import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { returnPathIn } from "../../platform/return-path.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { DeskPage } from "../desk-page.tsx";
import { useDeskSession, useRefreshSession } from "../desk-session.ts";
import { RecoveryCodes } from "../recovery-codes.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { SetUpStep } from "./set-up-step.tsx";

/** The steps of a login, one after another on one page: password, second factor or its set-up, recovery codes. */
export function DeskLoginScreen() {
  const t = useT("staff");
  const { state } = useLocation();
  const session = useDeskSession();
  const refresh = useRefreshSession();
  // The session is complete as soon as the app is confirmed, but the codes are shown only this once.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <DeskPage narrow title={t("codes.title")}>
        <RecoveryCodes
          codes={codes}
          onDone={async () => {
            await refresh();
            setCodes(null);
          }}
        />
      </DeskPage>
    );
  const step = session.data?.step;
  if (step === "in") return <Navigate to={returnPathIn(state) ?? "/desk"} replace />;
  return (
    <DeskPage narrow title={t(`login.title.${step ?? "out"}`)}>
      <Loaded from={session}>
        {(reached) => {
          if (reached.step === "set_up") return <SetUpStep onConfirmed={setCodes} />;
          if (reached.step === "code") return <CodeStep factors={reached.second_factors} />;
          return <PasswordStep ended={reached.step === "out" && reached.ended} />;
        }}
      </Loaded>
    </DeskPage>
  );
}
