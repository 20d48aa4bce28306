import { useEffect } from "react";
import { useT } from "../platform/locale.tsx";
import { pushMoment, usePushMoment } from "../platform/push-moment.ts";
import { readStored, writeStored } from "../platform/storage.ts";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { usePush } from "./use-push.ts";

const offered_key = "push_offered";
/** Lets the previous dialog leave the screen first. */
const breath_ms = 700;

/** Offers push messages once per session, after the member's first request was sent. */
export function PushOffer() {
  const t = useT("notices");
  const come = usePushMoment();
  const { state, turnOn } = usePush();
  const { ask, dialog } = useConfirm();
  const offers = come && state === "off" && readStored(offered_key) === null;
  useEffect(() => {
    if (!offers) return;
    const timer = setTimeout(() => {
      writeStored(offered_key, "1");
      pushMoment.isOver();
      ask({
        title: t("offer.title"),
        text: t("offer.text"),
        yes: t("offer.yes"),
        no: t("offer.no"),
        onYes: turnOn,
      });
    }, breath_ms);
    return () => clearTimeout(timer);
  }, [offers, ask, t, turnOn]);
  return dialog;
}
