import { deleteAccount } from "@sanjog/contract/account-lifecycle";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock, EyeOff, LogOut, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { call } from "../platform/api-client.ts";
import { withFlash } from "../platform/flash-message.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { clearSession } from "../platform/token.ts";
import { Button } from "../ui/controls/button.tsx";
import { DialogButtons } from "../ui/dialogs/dialog-buttons.tsx";
import { Modal } from "../ui/modal.tsx";
import { breakOffer } from "./account-lifecycle-state.ts";
import { PasswordForm } from "./password-form.tsx";

type Props = { open: boolean; onClose: () => void };

const steps = [
  { key: "hidden", Icon: EyeOff },
  { key: "ended", Icon: LogOut },
  { key: "days", Icon: CalendarClock },
  { key: "erased", Icon: Trash2 },
] as const;

/** Explains what deleting the account does and asks for the password; nothing is deleted before both. */
export function LeaveDialog({ open, onClose }: Props) {
  const t = useT("account_lifecycle");
  const leave = useLeave();
  return (
    <Modal open={open} onClose={onClose} title={t("leave.dialog_title")}>
      <ul className="mb-4 grid gap-3">
        {steps.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3 leading-(--lh-ui)">
            <Icon aria-hidden="true" size={24} className="mt-0.5 flex-none text-haldi-mark" />
            {t(`leave.${key}`)}
          </li>
        ))}
      </ul>
      <BreakInstead onClose={onClose} />
      <PasswordForm
        label={t("leave.confirm")}
        onConfirmed={leave}
        foot={(busy) => (
          <DialogButtons
            action={
              <Button type="submit" look="danger" busy={busy} icon={<Trash2 aria-hidden="true" size={22} />}>
                {t("leave.submit")}
              </Button>
            }
            safe={<Button onClick={onClose}>{t("leave.keep")}</Button>}
          />
        )}
      />
    </Modal>
  );
}

/** Offers a pause to members who can take one, since it is what many who want to leave need. */
function BreakInstead({ onClose }: { onClose: () => void }) {
  const t = useT("account_lifecycle");
  const { user } = useSession();
  if (!user || breakOffer(user.profile_status) !== "pause") return null;
  const pause = (words: ReactNode) => (
    <Link to="#pause" onClick={onClose}>
      {words}
    </Link>
  );
  return <p className="mb-5 text-ink-2">{t.rich("leave.only_break", { pause })}</p>;
}

/**
 * Deletes the account. The server ends every session, so this device clears its own and shows the goodbye page,
 * from which logging in keeps the account.
 */
function useLeave() {
  const t = useT("account_lifecycle");
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (body: { password: string }) => {
    const { message = "" } = await call(deleteAccount, { body });
    clearSession();
    client.clear();
    const way = { to: "/login", word: t("leave.keep") };
    void navigate("/", { replace: true, state: withFlash(message, true, way) });
  };
}
