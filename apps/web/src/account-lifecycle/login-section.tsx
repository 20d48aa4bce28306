import type { User } from "@sanjog/contract/user";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { BadgeCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useRefreshUser } from "../platform/session.ts";
import { Button } from "../ui/controls/button.tsx";
import { LongAddress } from "../ui/layout/long-address.tsx";
import { AccountSection } from "./account-section.tsx";

// The dialogs load when they are opened, because they need forms and all numbering plans.
const ChangeEmailDialog = lazy(async () => ({
  default: (await retryImport(() => import("../accounts/verification/change-email-dialog.tsx")))
    .ChangeEmailDialog,
}));
const VerifyPhoneDialog = lazy(async () => ({
  default: (await retryImport(() => import("../accounts/verification/verify-phone-dialog.tsx")))
    .VerifyPhoneDialog,
}));
const PasswordDialog = lazy(async () => ({
  default: (await retryImport(() => import("./password-dialog.tsx"))).PasswordDialog,
}));

const dialogs = { email: ChangeEmailDialog, phone: VerifyPhoneDialog, password: PasswordDialog };
type Subject = keyof typeof dialogs;

/** E-mail, number and password, each with a button to change it. */
export function LoginSection({ user }: { user: User }) {
  const t = useT("account_lifecycle");
  const { open, last, show, hide } = useDialog();
  const refresh = useRefreshUser();
  const Dialog = last && dialogs[last];
  function handleVerified() {
    hide();
    void refresh();
  }
  return (
    <AccountSection>
      <ul className="grid">
        <Reached
          label={t("login.email")}
          value={user.email}
          verified={user.email_verified}
          change_label={t("login.change_email")}
          onChange={() => show("email")}
        />
        <Reached
          label={t("login.phone")}
          value={user.phone_number && spacedPhone(user.phone_number)}
          verified={user.phone_verified}
          change_label={t("login.change_phone")}
          onChange={() => show("phone")}
        />
        <Row
          label={t("login.password")}
          action={
            <Button aria-label={t("login.change_password")} onClick={() => show("password")}>
              {t("login.change")}
            </Button>
          }
        >
          <span className="text-ink-2">{t("login.hidden")}</span>
        </Row>
      </ul>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog open={open} onClose={hide} onVerified={handleVerified} />
        </Suspense>
      )}
    </AccountSection>
  );
}

/** The open dialog. The last one stays mounted until its closing animation has ended. */
function useDialog() {
  const [last, setLast] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  function show(subject: Subject) {
    setLast(subject);
    setOpen(true);
  }
  return { open, last, show, hide: () => setOpen(false) };
}

type ReachedProps = {
  label: string;
  value: string | null;
  verified: boolean;
  change_label: string;
  onChange: () => void;
};

function Reached({ label, value, verified, change_label, onChange }: ReachedProps) {
  const t = useT("account_lifecycle");
  const word = value === null ? t("login.add") : t(verified ? "login.change" : "login.verify");
  return (
    <Row
      label={label}
      action={
        <Button
          aria-label={value !== null && verified ? change_label : `${label}: ${word}`}
          onClick={onChange}
        >
          {word}
        </Button>
      }
    >
      {value === null ? (
        <span className="text-ink-3">{t("login.none")}</span>
      ) : (
        <>
          <span translate="no">
            <LongAddress text={value} />
          </span>
          <Verified verified={verified} />
        </>
      )}
    </Row>
  );
}

function Verified({ verified }: { verified: boolean }) {
  const t = useT("account_lifecycle");
  if (!verified) return <span className="block text-sm text-haldi-ink">{t("login.not_verified")}</span>;
  return (
    <span className="flex items-center gap-1.5 text-sm text-mehndi">
      <BadgeCheck aria-hidden="true" size={18} />
      {t("login.verified")}
    </span>
  );
}

function Row({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="min-w-0 grow basis-40">
        <p className="text-sm text-ink-3">{label}</p>
        <div className="leading-(--lh-ui)">{children}</div>
      </div>
      <div className="flex-none">{action}</div>
    </li>
  );
}
