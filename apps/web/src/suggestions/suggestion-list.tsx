import { lazy, useRef, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { usePairs } from "../platform/wide.ts";
import type { Step } from "../relations/member-state.ts";
import { reasonsFor, reasonViewer } from "../relations/reasons-for.ts";
import { useMemberSteps } from "../relations/use-member-steps.tsx";
import { classes } from "../ui/classes.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { type CardAction, cardBeside, inLines, withActed } from "./acted-cards.ts";
import { SetAsideRow } from "./set-aside-row.tsx";
import { SuggestionCard } from "./suggestion-card.tsx";
import { type ListedSuggestion, type SuggestionListName } from "./suggestions-state.ts";
import type { ActedCards } from "./use-acted-cards.ts";
import "./suggestion-list.css";

// Loaded at the first press.
const CardSheet = lazy(async () => ({
  default: (await retryImport(() => import("./card-sheet.tsx"))).CardSheet,
}));

const labels = { page: "list", apart: "apart.list" } as const;

/** Their result is seen in the list itself. */
const silent: readonly Step[] = ["set_aside", "bring_back"];
/** They end what keeps a card at its place. */
const restoring: readonly Step[] = ["cancel", "block", "bring_back"];

const heightOf = (list: HTMLUListElement | null, index: number) =>
  (list?.children[index] as HTMLElement | undefined)?.offsetHeight ?? 0;

type Props = {
  list: SuggestionListName;
  suggestions: readonly ListedSuggestion[];
  page: number;
  /** Whether this is the page before, shown until the next one is loaded. */
  outdated: boolean;
  /** The cards that stay after an action. */
  cards: ActedCards;
};

/** One page of cards. A card stays at its place after its request was sent or it was put aside. */
export function SuggestionList({ list: listed, suggestions, page, outdated, cards }: Props) {
  const { acted, add, remove } = cards;
  const t = useT("suggestions");
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const list = useRef<HTMLUListElement>(null);
  const pairs = usePairs();
  const [focused, setFocused] = useState<{ user_id: string; time: number } | null>(null);
  const focus = (user_id: string) => setFocused((last) => ({ user_id, time: (last?.time ?? 0) + 1 }));
  /** Which focus of the page it is that a card takes, since one card may take several; 0 for the others. */
  const focusOf = (user_id: string) => (focused?.user_id === user_id ? focused.time : 0);
  const shown = withActed(suggestions, acted, page);
  const reasons = reasonsFor(
    shown.map(({ suggestion }) => suggestion),
    reasonViewer(user, now),
  );
  const { ask, dialog } = useMemberSteps((step, { user_id }, { connected, request_id }) => {
    const index = shown.findIndex(({ suggestion }) => suggestion.user_id === user_id);
    const card = shown[index];
    const keep = (action: CardAction) => card && add({ suggestion: card.suggestion, page, index, action });
    if (step === "send_request" && !connected && request_id) keep({ kind: "sent", request_id });
    else if (step === "set_aside") keep({ kind: "set_aside", height: heightOf(list.current, index) });
    else if (restoring.includes(step)) remove(user_id);
    if (step === "set_aside") focus(cardBeside(shown, index) ?? user_id);
    else if (step === "bring_back") focus(user_id);
    // The card is removed, so the list takes the focus for users of a keyboard or screen reader.
    if (step === "block" || connected) list.current?.focus({ preventScroll: true });
  }, silent);
  const [more, setMore] = useState<{ suggestion: ListedSuggestion; open: boolean } | null>(null);
  const more_button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(labels[listed])}
        aria-busy={outdated}
        className={classes(
          "person-grid outline-none",
          listed === "apart" && "person-grid-near",
          outdated && "opacity-60",
        )}
      >
        {inLines(shown, pairs ? 2 : 1).map(({ suggestion, action }) =>
          action?.kind === "set_aside" ? (
            <SetAsideRow
              key={suggestion.user_id}
              suggestion={suggestion}
              height={action.height}
              ask={ask}
              focus={focusOf(suggestion.user_id)}
            />
          ) : (
            <SuggestionCard
              key={suggestion.user_id}
              suggestion={suggestion}
              reasons={reasons.get(suggestion.user_id) ?? []}
              ask={ask}
              onMore={(button) => {
                more_button.current = button;
                setMore({ suggestion, open: true });
              }}
              sent_request_id={action?.request_id ?? null}
              focus={focusOf(suggestion.user_id)}
            />
          ),
        )}
      </ul>
      {more && (
        <Optional>
          <CardSheet
            key={more.suggestion.user_id}
            {...more}
            button={more_button}
            onClose={() => setMore({ ...more, open: false })}
            ask={ask}
          />
        </Optional>
      )}
      {dialog}
    </>
  );
}
