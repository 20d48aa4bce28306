import { WaitingSteps } from "../../approvals/waiting-steps.tsx";
import { useT } from "../../platform/locale.tsx";
import { DeskPage } from "../../staff/desk-page.tsx";
import { WaitingDecisions } from "./waiting-decisions.tsx";

/** What waits for a second person: decisions and other steps. */
export function WaitingScreen() {
  const t = useT("cases");
  return (
    <DeskPage title={t("waiting.title")} lead={t("waiting.lead")}>
      <div className="desk-sections">
        <WaitingDecisions />
        <WaitingSteps />
      </div>
    </DeskPage>
  );
}
