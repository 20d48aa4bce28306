import type { SmallCard } from "@sanjog/contract/small-card";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useLocale, useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";

/** Three members side by side, or in rows where there is little room, each a link to the profile. */
export function SmallCardStrip({ members }: { members: readonly SmallCard[] }) {
  return (
    <ul className="small-cards">
      {members.map((member) => (
        <Card key={member.user_id} member={member} />
      ))}
    </ul>
  );
}

function Card({ member }: { member: SmallCard }) {
  const t = useT("relations");
  const { locale } = useLocale();
  const { name } = nameFor(locale, member);
  // The whole name would take two lines.
  const [first = name] = name.split(" ");
  return (
    <li className="card small-card">
      <MemberPicture
        small
        size="card"
        picture={member.profile_picture}
        name={name}
        id={member.user_id}
        className="small-photo"
      />
      <div className="hem" />
      <div className="small-words">
        <h3 className="truncate text-sm leading-snug lg:whitespace-normal">
          <CardLink
            to={profilePath(member.user_id)}
            lang={langOf(first)}
            aria-label={`${first}, ${member.age}`}
          >
            {first}
            <span className="max-lg:hidden">, {member.age}</span>
          </CardLink>
        </h3>
        {/* The link says the age too. */}
        <p aria-hidden="true" className="text-xs leading-(--lh-ui) text-ink-2 lg:hidden">
          {t("years", { age: String(member.age) })}
        </p>
        <p className="line-clamp-2 text-xs wrap-anywhere leading-(--lh-ui) text-ink-2 lg:leading-snug lg:line-clamp-1">
          {member.city}
        </p>
      </div>
    </li>
  );
}
