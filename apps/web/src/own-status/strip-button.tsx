import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useBreak } from "../account-lifecycle/queries.ts";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { withFlash } from "../platform/flash-message.ts";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useLogOut, useRefreshUser } from "../platform/session.ts";
import { useSiteInfo } from "../platform/site-info.ts";
import { showToast } from "../platform/toast.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { focusHeading } from "../ui/layout/arrival.ts";

// Both bring much code that only these members need.
const VerifyPhoneDialog = lazy(async () => ({
  default: (await retryImport(() => import("../accounts/verification/verify-phone-dialog.tsx")))
    .VerifyPhoneDialog,
}));
const AddPhotoDialog = lazy(async () => ({
  default: (await retryImport(() => import("../photos/add-photo-dialog.tsx"))).AddPhotoDialog,
}));

/** The button that ends the reason in place; none where only other people or time can end it. */
export function StripButton({ reason }: { reason: Hindrance }): ReactNode {
  switch (reason) {
    case "leaving":
      return <KeepAccount />;
    case "held":
      return <CallUs />;
    case "phone_unverified":
    case "no_photo":
      return <InDialog reason={reason} />;
    case "paused":
      return <Resume />;
    case "incomplete":
    case "private":
      return <LinkTo reason={reason} />;
    default:
      return null;
  }
}

/** Signing in ends the deletion, so the button leads to the login page. */
function KeepAccount() {
  const t = useT("visibility");
  const logOut = useLogOut();
  const navigate = useNavigate();
  async function keep() {
    await logOut();
    await navigate("/login", { replace: true, state: withFlash(t("keep"), true) });
  }
  return (
    <Button className="btn-small" onClick={() => void keep()}>
      {t("ways.leaving")}
    </Button>
  );
}

function CallUs() {
  const t = useT("visibility");
  const phone = useSiteInfo()?.support_phone;
  if (!phone) return null;
  return (
    <a className="btn btn-secondary btn-small" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {t("ways.held")}
    </a>
  );
}

function InDialog({ reason }: { reason: "phone_unverified" | "no_photo" }) {
  const t = useT("visibility");
  const refresh = useRefreshUser();
  const [open, setOpen] = useState<boolean | null>(null);
  async function finish() {
    setOpen(false);
    await refresh();
    focusHeading();
  }
  const Dialog = reason === "no_photo" ? AddPhotoDialog : VerifyPhoneDialog;
  return (
    <>
      <Button className="btn-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(`ways.${reason}`)}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <Dialog open={open} onClose={() => setOpen(false)} onDone={() => void finish()} />
        </Suspense>
      )}
    </>
  );
}

function Resume() {
  const t = useT("visibility");
  const words = useT("common");
  const { mutateAsync, isPending } = useBreak();
  async function resume() {
    try {
      showToast("success", (await mutateAsync("resume")).message ?? "");
      focusHeading();
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, words));
    }
  }
  return (
    <Button className="btn-small" busy={isPending} onClick={() => void resume()}>
      {t("ways.paused")}
    </Button>
  );
}

/** A private profile is a choice: its switch says what changes, so that no family becomes public by a stray tap. */
const pages = { incomplete: "/profile-registration", private: "/summary-details" };

function LinkTo({ reason }: { reason: keyof typeof pages }) {
  const t = useT("visibility");
  const { pathname } = useLocation();
  if (pathname === pages[reason]) return null;
  return (
    <ButtonLink to={pages[reason]} className="btn-small">
      {t(`ways.${reason}`)}
    </ButtonLink>
  );
}
