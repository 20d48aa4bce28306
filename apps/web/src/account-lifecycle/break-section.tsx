import { CirclePause, CirclePlay } from "lucide-react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { breakOffer } from "./account-lifecycle-state.ts";
import { AccountSection } from "./account-section.tsx";
import { useBreak } from "./queries.ts";

/** The section for pausing the profile: what a pause does, and the button to begin or end it. Empty for others. */
export function BreakSection({ profile_status }: { profile_status: number }) {
  const t = useT("account_lifecycle");
  const { askPause, askResume, dialog } = useAskedBreak();
  const offer = breakOffer(profile_status);
  if (offer === null) return null;
  const paused = offer === "resume";
  return (
    <AccountSection>
      {paused && <p className="font-strong">{t("pause.paused_title")}</p>}
      <p className="text-ink-2">{t(paused ? "pause.paused_text" : "pause.text")}</p>
      <Button
        look={paused ? "primary" : "secondary"}
        className="justify-self-start"
        icon={
          paused ? <CirclePlay aria-hidden="true" size={22} /> : <CirclePause aria-hidden="true" size={22} />
        }
        aria-haspopup="dialog"
        onClick={paused ? askResume : askPause}
      >
        {t(paused ? "pause.resume" : "pause.button")}
      </Button>
      {dialog}
    </AccountSection>
  );
}

function useAskedBreak() {
  const t = useT("account_lifecycle");
  const common = useT("common");
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useBreak();
  async function take(step: "pause" | "resume") {
    try {
      showToast("success", (await mutateAsync(step)).message ?? "");
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    }
  }
  const askPause = () =>
    ask({
      title: t("pause.ask_title"),
      text: t("pause.ask_text"),
      yes: t("pause.button"),
      no: t("pause.ask_no"),
      above: null,
      onYes: () => take("pause"),
    });
  const askResume = () =>
    ask({
      title: t("pause.ask_resume_title"),
      text: t("pause.ask_resume_text"),
      yes: t("pause.resume"),
      no: t("pause.ask_resume_no"),
      onYes: () => take("resume"),
    });
  return { askPause, askResume, dialog };
}
