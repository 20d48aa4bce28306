import type { User } from "@sanjog/contract/user";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { EyeOff } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { VerifyPhoneButton } from "./summary/verify-phone-button.tsx";

const MatchedWords = lazy(async () => ({
  default: (await retryImport(() => import("../proposals/matched-words.tsx"))).MatchedWords,
}));

/**
 * Shows on the member's own pages why the profile is not visible to everyone or why nothing can be sent, and what to
 * do.
 */
export function VisibilityNotice() {
  const { user } = useSession();
  if (!user || user.visibility.reasons.length === 0) return null;
  return (
    // Few members need these texts, so the page does not wait for them.
    <Suspense fallback={null}>
      {user.visibility.reasons.includes("matched") ? <MatchedWords /> : <Reasons user={user} />}
    </Suspense>
  );
}

function Reasons({ user: { visibility, marriage_age_notice } }: { user: User }) {
  const t = useT("visibility");
  const sentenceOf = (reason: Exclude<Hindrance, "matched">) =>
    reason === "under_age" ? marriage_age_notice : t(`reasons.${reason}`);
  const reasons = visibility.reasons.filter((reason) => reason !== "matched");
  return (
    <section aria-label={t("label")} className="strip mb-6 rounded-md px-4 py-3 font-regular!">
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <li key={reason} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="flex min-w-0 grow basis-72 items-start gap-3">
              <EyeOff aria-hidden="true" className="mt-0.5 flex-none" size={22} />
              <span>{sentenceOf(reason)}</span>
            </p>
            <WayOn reason={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = {
  incomplete: "/profile-registration",
  paused: "/account#pause",
  private: "/summary-details",
  no_photo: "/profile-registration-edit/photo",
} as const satisfies Partial<Record<Hindrance, string>>;

const hasLink = (reason: Hindrance): reason is keyof typeof ways => reason in ways;

/** The action that resolves the reason; renders nothing if only other people or time can resolve it. */
function WayOn({ reason }: { reason: Hindrance }): ReactNode {
  const t = useT("visibility");
  const { pathname } = useLocation();
  if (reason === "phone_unverified")
    return <VerifyPhoneButton>{t("ways.phone_unverified")}</VerifyPhoneButton>;
  return hasLink(reason) && ways[reason] !== pathname ? (
    <ButtonLink to={ways[reason]}>{t(`ways.${reason}`)}</ButtonLink>
  ) : null;
}
