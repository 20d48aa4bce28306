import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatHeight } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useLocale, useT } from "../platform/locale.tsx";
import { useWide } from "../platform/wide.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { OwnWords } from "../ui/person/own-words.tsx";
import { delayed } from "./delayed.ts";
import { hiddenBeforeConnecting } from "./moment-state.ts";

/** The member's own card with exactly what the server shows to strangers. */
export function OwnCard({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const relations = useT("relations");
  const { locale } = useLocale();
  const { profile_details: person, career_details: career, user_id, profile_picture } = profile;
  const { name } = nameFor(locale, person);
  const wide = useWide();
  const hidden = hiddenBeforeConnecting(profile).map((item) => t(`ready.items.${item}`));
  return (
    <article className="own-card card rise w-full overflow-hidden text-left shadow-2" style={delayed(730)}>
      <MemberPicture picture={profile_picture} name={name} id={user_id} className="own-card-photo w-full" />
      <div className="hem" />
      <div className="px-4.5 pt-2 pb-3.5 leading-(--lh-ui)">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 lang={langOf(name)} className="wrap-anywhere">
            {name}, {person.age}
          </h2>
          {person.namdhari_sect && (
            <span className="rounded-sm bg-haldi-soft px-2.5 py-1 text-xs font-strong text-haldi-ink">
              {relations("reasons.namdhari")}
            </span>
          )}
        </div>
        <FactLine className="mt-1" facts={[career.occupation_title, career.city.name]} />
        <FactLine
          className="text-sm text-ink-2"
          facts={[formatHeight(locale, person.height), career.highest_degree_title]}
        />
        {wide && <OwnWords text={person.express_yourself} className="mt-2" />}
        {hidden.length > 0 && (
          <HiddenLine className="mt-2">{t("ready.hidden", { items: hidden.join(", ") })}</HiddenLine>
        )}
      </div>
    </article>
  );
}
