import type { MemberProfile } from "@sanjog/contract/member-view";
import { nameFor } from "@sanjog/i18n/name-for";
import { useLocale, useT } from "../platform/locale.tsx";
import { asListed } from "../relations/as-listed.ts";
import { CardFacts, ShownAddress } from "../suggestions/card-facts.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { OwnWords } from "../ui/person/own-words.tsx";
import { NameAndAge, PlatedPhoto } from "../ui/person/plated-photo.tsx";
import { delayed } from "./delayed.ts";
import { hiddenBeforeConnecting } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";
import "./own-card.css";

/** The member's own card, made of the parts of a suggested one, with exactly what the server shows to strangers. */
export function OwnCard({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { locale } = useLocale();
  const { profile_details: person, user_id, profile_picture } = profile;
  const { name } = nameFor(locale, person);
  const hidden = hiddenBeforeConnecting(profile).map((item) => t(`items.${item}`));
  return (
    <article className="own-card card rise shadow-2" style={delayed(730)}>
      <PlatedPhoto
        className="own-card-photo"
        photo={<MemberPicture picture={profile_picture} name={name} id={user_id} className="size-full" />}
      >
        <h2>
          <NameAndAge name={name} age={person.age} />
        </h2>
      </PlatedPhoto>
      <CardFacts of={asListed(profile)} />
      <div className="person-why">
        <OwnWords text={person.express_yourself} />
      </div>
      <div className="person-hidden">
        <ShownAddress email={profile.email} />
        {hidden.length > 0 && (
          <HiddenLine>
            <span>
              {t("ready.hidden", { items: hidden.join(", ") })} <PrivacyLink />
            </span>
          </HiddenLine>
        )}
      </div>
    </article>
  );
}
