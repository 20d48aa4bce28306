import type { numberInPerson } from "@sanjog/contract/in-person";
import { formatDate } from "@sanjog/i18n/format";
import { formatTime, readersDay } from "@sanjog/i18n/format-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CallAnswer } from "../platform/api-client.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { OtherWay } from "../ui/controls/other-ways.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { askForCode, ownNumberQuery } from "./queries.ts";

/** For a member whose number gets no messages: volunteers at the gurdwara confirm it, with a code that the member shows. */
export function OwnNumber() {
  const t = useT("accounts");
  const number = useQuery(ownNumberQuery);
  const [opened, setOpened] = useState(false);
  if (!opened && (number.data?.state ?? "none") === "none")
    return <OtherWay onClick={() => setOpened(true)}>{t("in_person.open")}</OtherWay>;
  return (
    <section
      className="flex flex-col gap-4 pt-3 not-first:border-t not-first:border-line"
      aria-labelledby="number-in-person"
    >
      <h3 id="number-in-person">{t("in_person.title")}</h3>
      <Loaded from={number}>{(shown) => <Progress shown={shown} onAsked={number.refetch} />}</Loaded>
    </section>
  );
}

type Shown = CallAnswer<typeof numberInPerson>["data"];

function Progress({ shown, onAsked }: { shown: Shown; onAsked: () => Promise<unknown> }) {
  const t = useT("accounts");
  const { locale } = useLocale();
  const { state, code, until } = shown;
  const at = until ? new Date(until) : null;
  const date = at ? formatDate(locale, readersDay(at)) : "";
  const time = at ? formatTime(locale, at) : "";
  if (state === "seen") return <p role="status">{t("in_person.seen", { date, time })}</p>;
  const ended = state === "used_up" || state === "not_approved";
  return (
    <>
      {ended && <p role="status">{t(`in_person.${state}`)}</p>}
      {state === "code" && code ? (
        <div role="status">
          <p className="text-ink-2">{t("in_person.code")}</p>
          <p
            className="font-heading text-[2.5rem] leading-tight tracking-[0.15em] lining-nums tabular-nums"
            translate="no"
          >
            {code}
          </p>
          <p className="text-ink-2">{t("in_person.until", { date })}</p>
        </div>
      ) : null}
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        {state !== "code" && <li>{t("in_person.steps.code")}</li>}
        <li>{t("in_person.steps.show")}</li>
        <li>{t("in_person.steps.second")}</li>
      </ol>
      {state !== "code" && <Ask again={ended} onAsked={onAsked} />}
    </>
  );
}

function Ask({ again, onAsked }: { again: boolean; onAsked: () => Promise<unknown> }) {
  const t = useT("accounts");
  const common = useT("common");
  const [busy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      await askForCode();
      await onAsked();
    } catch (error) {
      showToast("warning", sentenceFor(error, common));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button className="self-start" busy={busy} onClick={() => void ask()}>
      {t(again ? "in_person.ask_again" : "in_person.ask")}
    </Button>
  );
}
