import type { OwnReview } from "@sanjog/contract/reviews";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import { langOf } from "@sanjog/i18n/lang-of";
import { Check } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { useSendForReview } from "./queries.ts";

type Props = { asked: NonNullable<OwnReview["asked"]>; open: boolean; onClose: () => void };

const forms: Record<ReviewPart, string> = {
  photos: "photo",
  personal: "personal",
  family: "family",
  career: "career",
  preferences: "preference",
};

/** What the desk asks to change, the way to each form, and sending the profile again. */
export function ReviewSheet({ asked, open, onClose }: Props) {
  const t = useT("reviews");
  const common = useT("common");
  const send = useSendForReview();
  const [busy, setBusy] = useState(false);
  const parts = [...new Set([...asked.parts, ...asked.changed])];
  async function sendAgain() {
    setBusy(true);
    try {
      await send();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal open={open} onClose={onClose} title={t("asked.sheet")}>
      <div className="grid gap-4">
        <p>{t("asked.lead")}</p>
        <div className="grid gap-2 rounded-lg bg-haldi-soft px-4 py-3">
          {[asked.facts, asked.reason].filter(Boolean).map((text) => (
            <p key={text} lang={langOf(text)} className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
        <ul className="grid gap-2">
          {parts.map((part) => (
            <li key={part} className="flex flex-wrap items-center gap-3">
              <ButtonLink to={`/profile-registration-edit/${forms[part]}`} onClick={onClose} className="grow">
                {t("asked.change", { part: t(`parts.${part}`) })}
              </ButtonLink>
              {asked.changed.includes(part) && (
                <span className="flex items-center gap-1 text-sm text-mehndi">
                  <Check aria-hidden="true" size={20} />
                  {t("asked.done")}
                </span>
              )}
            </li>
          ))}
        </ul>
        {asked.changed.length > 0 && (
          <Button look="primary" busy={busy} onClick={() => void sendAgain()}>
            {t("asked.send")}
          </Button>
        )}
        <ButtonLink look="quiet" to="/account" onClick={onClose}>
          {t("asked.disagree")}
        </ButtonLink>
      </div>
    </Modal>
  );
}
