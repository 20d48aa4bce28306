import type { MemberCard } from "@sanjog/contract/member-view";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useLocale, useT, useTexts } from "../../platform/locale.tsx";
import { useWide } from "../../platform/wide.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { FullScreenModal } from "../../ui/modal.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";
import { compared_least, compared_most, tapped } from "./compare-state.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedQuery } from "./queries.ts";
import "./compare.css";

type Props = { members: readonly MemberCard[]; open: boolean; onClose: () => void };

/** Two or three members side by side on one sheet, which can be printed for the family. */
export function CompareSheet({ members, open, onClose }: Props) {
  useTexts("view_profile");
  const t = useT("home");
  const wide = useWide();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    members.slice(0, wide ? compared_most : compared_least).map(({ user_id }) => user_id),
  );
  const compared = useQuery({ ...comparedQuery(chosen), enabled: open });
  return (
    <FullScreenModal open={open} onClose={onClose} title={t("compare.title")}>
      <div className="compare">
        {members.length > compared_least && (
          <Choice members={members} chosen={chosen} onTap={(id) => setChosen(tapped(chosen, id))} />
        )}
        <Loaded from={compared} skeleton={<SkeletonLines count={8} />}>
          {(profiles) => <CompareTable profiles={profiles} />}
        </Loaded>
        <Button
          className="compare-choice justify-self-start max-md:hidden"
          icon={<Printer aria-hidden="true" size={22} />}
          onClick={() => window.print()}
        >
          {t("compare.print")}
        </Button>
      </div>
    </FullScreenModal>
  );
}

type ChoiceProps = {
  members: readonly MemberCard[];
  chosen: readonly string[];
  onTap: (user_id: string) => void;
};

function Choice({ members, chosen, onTap }: ChoiceProps) {
  const t = useT("home");
  const { locale } = useLocale();
  return (
    <fieldset className="compare-choice">
      <legend className="mb-2 text-sm text-ink-2">{t("compare.choose")}</legend>
      <div className="flex flex-wrap gap-2">
        {members.map(({ user_id, profile_picture, profile_details }) => {
          const name = firstNameFor(locale, profile_details);
          return (
            <button
              key={user_id}
              type="button"
              className="compare-face"
              aria-pressed={chosen.includes(user_id)}
              onClick={() => onTap(user_id)}
            >
              <MemberPicture
                small
                picture={profile_picture}
                name=""
                id={user_id}
                className="size-9 rounded-full"
              />
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
