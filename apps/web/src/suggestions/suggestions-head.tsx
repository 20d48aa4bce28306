import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { useT } from "../platform/locale.tsx";
import { FindByNumber } from "../profiles/find/find-by-number.tsx";
import { useArrivalFocus } from "../ui/layout/arrival.ts";
import { WishFilter } from "./wish-filter.tsx";
import { WishLine } from "./wish-words.tsx";

type Props = { total: number | undefined; preferences: ShownPreferences | null };

/** How many are suggested, the search by number, and the wishes that the suggestions follow. */
export function SuggestionsHead({ total, preferences }: Props) {
  const t = useT("suggestions");
  const heading = useArrivalFocus();
  const known = total !== undefined;
  return (
    <div className="flex items-center gap-2.5 pt-2 pb-1 md:py-3">
      <div className="min-w-0 grow items-baseline gap-x-3.5 md:flex md:flex-wrap">
        <h1 ref={heading} tabIndex={-1} className="text-xl md:text-2xl">
          <span className="title-wide">{known ? t("for_you", { count: total }) : t("title")}</span>
          <span className="title-short">
            {known ? t("for_you_short", { count: total }) : t("title_short")}
          </span>
        </h1>
        {preferences && (
          <p className="truncate text-xs leading-(--lh-ui) text-ink-2 md:text-sm">
            <WishLine preferences={preferences} />
          </p>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {known && t("count", { count: total })}
      </span>
      <FindByNumber />
      <WishFilter preferences={preferences} />
    </div>
  );
}
