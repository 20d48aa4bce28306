import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../../platform/locale.tsx";
import { HiddenLine } from "../../../ui/person/hidden-line.tsx";
import { hiddenDetailsOf } from "../view-profile-state.ts";

/** One sentence about every detail that this viewer may not see; renders nothing if there is none. */
export function HiddenSentence({ profile, className }: { profile: MemberProfile; className?: string }) {
  const t = useT("view_profile");
  const names = hiddenDetailsOf(profile).map((detail) => t(`hidden.${detail}`));
  const last = names.at(-1);
  if (last === undefined) return null;
  const list = names.length > 1 ? t("hidden.and", { list: names.slice(0, -1).join(", "), last }) : last;
  const sentence = t(profile.relation.connected ? "hidden.kept_private" : "hidden.for_connections", { list });
  return (
    <HiddenLine {...(className && { className })}>
      <span className="first-letter:uppercase">{sentence}</span>
    </HiddenLine>
  );
}
