import { useRef } from "react";
import { ApiError } from "../platform/api-error.ts";
import { thisDevice } from "../platform/device-kind.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { useDeviceName } from "./device-name.ts";
import { useEndSessions } from "./queries.ts";

type Session = { id: string; device: string };

/** Asks for confirmation before sessions are ended, and then ends them. */
export function useEnding() {
  const t = useT("account_lifecycle");
  const common = useT("common");
  const nameOf = useDeviceName();
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useEndSessions();
  const list = useRef<HTMLDivElement>(null);
  async function end(ids: readonly string[], done?: string) {
    try {
      const message = await mutateAsync(ids);
      showToast("success", done ?? message ?? "");
      // The pressed row is removed, so the list takes the focus for users of a screen reader.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    }
  }
  const askEnd = ({ id, device }: Session) =>
    ask({
      title: t("sessions.ask_title", { device: nameOf(device) }),
      text: t("sessions.ask_text"),
      yes: t("sessions.yes"),
      no: t("sessions.no"),
      onYes: () => end([id]),
    });
  const askEndOthers = (others: readonly Session[]) =>
    ask({
      title: t("sessions.ask_others_title"),
      text: t(`sessions.ask_others_text.${thisDevice()}`),
      yes: t("sessions.yes"),
      no: t("sessions.no"),
      onYes: () =>
        end(
          others.map(({ id }) => id),
          t("sessions.others_ended"),
        ),
    });
  return { askEnd, askEndOthers, dialog, list };
}
