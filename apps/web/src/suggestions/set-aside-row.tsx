import type { Suggestion } from "@sanjog/contract/suggestions";
import { set_aside_days } from "@sanjog/domain/set-aside/set-aside";
import { nameFor } from "@sanjog/i18n/name-for";
import { Undo2 } from "lucide-react";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { memberWithRelationOf } from "../relations/member-words.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { Button } from "../ui/controls/button.tsx";

type Props = {
  suggestion: Suggestion;
  /** The height of the card in pixels, from which the row shrinks. */
  height: number;
  ask: AskStep;
  /** A number that changes whenever the row takes the focus, where no card is left; 0 for never. */
  focus: number;
};

/** Takes the place of a card that was put aside: when the member comes back, and a button that undoes it. */
export function SetAsideRow({ suggestion, height, ask, focus }: Props) {
  const t = useT("suggestions");
  const words = useT("relations");
  const { locale } = useLocale();
  const sentence = useId();
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed was at the bottom of a tall card, and the row is at its top.
  useEffect(() => {
    row.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (focus > 0) undo.current?.focus({ preventScroll: true });
  }, [focus]);
  const { name } = nameFor(locale, suggestion.profile_details);
  return (
    <li
      ref={row}
      className="set-aside-row"
      style={{ "--card-height": `${String(height)}px` } as CSSProperties}
    >
      <span id={sentence} role="status" className="min-w-0 grow wrap-anywhere">
        {t("comes_back", { name, days: set_aside_days })}
      </span>
      <Button
        ref={undo}
        className="flex-none px-3.5 text-xs whitespace-nowrap"
        icon={<Undo2 aria-hidden="true" size={20} />}
        aria-describedby={sentence}
        onClick={() => ask("bring_back", memberWithRelationOf(suggestion, locale))}
      >
        {words("undo_not_now")}
      </Button>
    </li>
  );
}
