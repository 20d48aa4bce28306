import { useQuery } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { NarrowestWish, type OpenedState } from "./narrowest-wish.tsx";
import { apart_heading_id } from "./one-wish-apart-heading.ts";
import { oneWishApartQuery } from "./queries.ts";
import { usePage } from "./use-page.ts";

type Props = { total: number | undefined; short: boolean; opened: OpenedState };

/**
 * What there is besides a short exact list: how many are one wish apart, then the narrowest wish. It stands above the
 * cards, since nobody looks for it below the last one. Of an empty list it says when it fills; the rest follows below.
 */
export function ShortResult({ total, short, opened }: Props) {
  const t = useT("suggestions");
  return (
    <>
      {total === 0 && <p className="text-ink-2">{t("empty.lead")}</p>}
      {short && total !== 0 && <ToOneWishApart />}
      {total !== 0 && <NarrowestWish short={short} opened={opened} />}
    </>
  );
}

function ToOneWishApart() {
  const t = useT("suggestions");
  const { page } = usePage("apart");
  const { data } = useQuery(oneWishApartQuery(page));
  if (!data || data.total === 0) return null;
  return (
    <button
      type="button"
      className="link-button -ml-1 mb-1"
      onClick={() => {
        const heading = document.getElementById(apart_heading_id);
        heading?.scrollIntoView();
        heading?.focus({ preventScroll: true });
      }}
    >
      <ArrowDown aria-hidden="true" size={20} className="flex-none" />
      {t("apart.more", { count: data.total })}
    </button>
  );
}
