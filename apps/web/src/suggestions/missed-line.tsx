import type { MissedWish } from "@sanjog/contract/suggestions";
import { useT, useTranslateKey } from "../platform/locale.tsx";
import { shortTitle } from "../relations/short-title.ts";
import { SatinDiamond } from "../ui/person/satin-diamond.tsx";
import { missedKey } from "./suggestions-state.ts";
import "./missed-line.css";

/** Names the viewer's one wish that a member misses, and by how much, as a fact about the member. */
export function MissedLine({ missed }: { missed: MissedWish }) {
  const t = useT("suggestions");
  const sentence = useTranslateKey("suggestions");
  const key = `missed.${missedKey(missed)}`;
  // A wish that this version of the app does not know.
  if (!sentence.has(key)) return null;
  const amount = Math.abs(missed.amount ?? 0);
  return (
    <p className="missed-line">
      <SatinDiamond hollow />
      <span className="min-w-0 wrap-anywhere">
        <span className="visually-hidden">{t("apart.difference")} </span>
        {sentence(key, { amount, value: shortTitle(missed.value_title ?? "") })}
      </span>
    </p>
  );
}
