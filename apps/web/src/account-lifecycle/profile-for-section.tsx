import type { User } from "@sanjog/contract/user";
import { UserRoundPen } from "lucide-react";
import { CorrectProfileFor } from "../accounts/sign-up/correct-profile-for.tsx";
import { useT } from "../platform/locale.tsx";
import { AccountSection } from "./account-section.tsx";

/** Shows for whom the profile is and lets the member correct it. */
export function ProfileForSection({ user }: { user: User }) {
  const t = useT("account_lifecycle");
  return (
    <AccountSection title={t("profile_for")} icon={<UserRoundPen aria-hidden="true" />}>
      <CorrectProfileFor user={user} />
    </AccountSection>
  );
}
