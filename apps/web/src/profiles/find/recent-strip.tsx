import { listRecent } from "@sanjog/contract/find-profile";
import type { SmallCard } from "@sanjog/contract/small-card";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../platform/api-client.ts";
import { useLocale, useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { clearRecent, readRecent } from "./recent-state.ts";

/** The profiles that this member opened last on this device; renders nothing if there are none. */
export function RecentStrip({ own_id }: { own_id: string }) {
  const t = useT("find_profile");
  const [ids, setIds] = useState(() => readRecent(own_id).join(","));
  const { data } = useQuery({
    queryKey: ["recent", ids],
    queryFn: async ({ signal }) => (await call(listRecent, { query: { ids }, signal })).data,
    enabled: ids !== "",
  });
  if (!ids || !data?.length) return null;
  function clear() {
    clearRecent(own_id);
    setIds("");
    showToast("success", t("cleared"));
  }
  return (
    <section aria-labelledby="recent" className="mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent">{t("recent")}</h2>
        <Button look="quiet" onClick={clear}>
          {t("clear")}
        </Button>
      </div>
      <p className="field-note mb-4">{t("recent_note")}</p>
      <ul className="-mx-(--gutter) flex gap-4 overflow-x-auto px-(--gutter) py-1">
        {data.map((member) => (
          <Tile key={member.user_id} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ member }: { member: SmallCard }) {
  const t = useT("find_profile");
  const { locale } = useLocale();
  const { user_id, age, city, profile_picture } = member;
  const { name } = nameFor(locale, member);
  return (
    <li className="w-32 flex-none">
      <Link to={`/view-profile/${user_id}`} className="block text-ink no-underline">
        <MemberPicture
          picture={profile_picture}
          name={name}
          id={user_id}
          small
          className="aspect-square w-full rounded-md"
        />
        <span lang={langOf(name)} className="mt-2 block truncate font-strong">
          {name}
        </span>
        <span className="block text-sm text-ink-2">{t("age", { age })}</span>
        <span lang={langOf(city)} className="block truncate text-sm text-ink-2">
          {city}
        </span>
      </Link>
    </li>
  );
}
