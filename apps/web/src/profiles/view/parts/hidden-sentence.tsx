import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../../platform/locale.tsx";
import { useListWords } from "../../../platform/use-list-words.ts";
import { HiddenLine } from "../../../ui/person/hidden-line.tsx";
import { hiddenDetailsOf } from "../view-profile-state.ts";

/** Names every detail that this viewer may not see; renders nothing if there is none. */
export function HiddenSentence({ profile, className }: { profile: MemberProfile; className?: string }) {
  const t = useT("view_profile");
  const { connected } = profile.relation;
  const words = useListWords();
  const list = words(hiddenDetailsOf(profile).map((detail) => t(`hidden.${detail}`)));
  const sentences = [
    list && t(connected ? "hidden.kept_private" : "hidden.for_connections", { list }),
    profile.post_pictures === "private" && !connected && t("gallery_private"),
  ].filter((sentence) => sentence);
  if (sentences.length === 0) return null;
  return (
    <HiddenLine {...(className && { className })}>
      <span className="first-letter:uppercase">{sentences.join(". ")}</span>
    </HiddenLine>
  );
}
