import { sendServiceMessage } from "@sanjog/contract/help";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import type { ServiceWish } from "@sanjog/domain/help/service-message";
import { type FormEvent, useState } from "react";
import { call } from "../platform/api-client.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/controls/button.tsx";
import { RadioTiles } from "../ui/controls/radio-tiles.tsx";
import { TextArea } from "../ui/controls/text-field.tsx";

/** Asks the desk to hide the profile or to show it again. Both are always offered: neither tells what was asked before. */
export function QuietRequest() {
  const t = useT("help");
  const { state } = useSession();
  return (
    <section aria-labelledby="help-quiet">
      <h2 id="help-quiet">{t("quiet.title")}</h2>
      {state === "anonymous" ? (
        <p>{t("quiet.visitor")}</p>
      ) : (
        <>
          <p>{t("quiet.text")}</p>
          <RequestForm />
        </>
      )}
    </section>
  );
}

/** Keeps nothing on the device, unlike other forms: neither a draft nor what the browser would restore. */
function RequestForm() {
  const t = useT("help");
  const common = useT("common");
  const [wish, setWish] = useState<ServiceWish>("hide");
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<{ sent: boolean; said: string } | null>(null);
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const { message = "" } = await call(sendServiceMessage, { body: { wish, text } });
      setAnswer({ sent: true, said: message });
    } catch (error) {
      setAnswer({ sent: false, said: sentenceFor(error, common) });
    }
    setBusy(false);
  }
  if (answer?.sent)
    return (
      <p role="status" className="card mt-4 p-5">
        {answer.said}
      </p>
    );
  return (
    <form
      className="card mt-4 grid gap-4 p-5"
      autoComplete="off"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <RadioTiles
        label={t("quiet.wish")}
        name="wish"
        className="max-sm:[&_.tile-group]:grid-cols-1"
        value={wish}
        onChange={setWish}
        options={[
          { id: "hide", title: t("quiet.hide") },
          { id: "show", title: t("quiet.show"), note: t("quiet.show_note") },
        ]}
      />
      <TextArea
        label={t("quiet.words")}
        hint={t("quiet.words_hint")}
        optional
        rows={4}
        maxLength={fieldErrorNumbers.report_max}
        autoComplete="off"
        value={text}
        length={text.length}
        onChange={({ target }) => setText(target.value)}
      />
      {answer && (
        <p role="alert" className="field-error">
          {answer.said}
        </p>
      )}
      <Button type="submit" look="primary" busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {t("quiet.send")}
      </Button>
    </form>
  );
}
