import type { MemberProfile } from "@sanjog/contract/member-view";
import { BadgeCheck } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { classes } from "../../../ui/classes.ts";

/**
 * Says that this family has confirmed a phone number, as decisions §3 ask of everyone whom strangers see. Nothing on
 * one's own profile, and of connections, who stay visible after a number was taken back.
 */
export function NumberConfirmed({ profile, className }: { profile: MemberProfile; className: string }) {
  const t = useT("view_profile");
  if (!profile.match || profile.relation.connected) return null;
  return (
    <span className={classes("flex items-center gap-1 text-xs leading-(--lh-ui) text-ink-2", className)}>
      <BadgeCheck aria-hidden="true" size={18} className="flex-none text-mehndi" />
      {t("number_confirmed")}
    </span>
  );
}
