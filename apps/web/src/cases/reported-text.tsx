import { langOf } from "@sanjog/i18n/lang-of";
import { useT } from "../platform/locale.tsx";
import { CasePicture } from "./case-picture.tsx";
import type { CaseFile } from "./queries.ts";

/** What reached the desk, in the words of who wrote it. */
export function ReportedText({ file }: { file: CaseFile }) {
  const t = useT("cases");
  const { text, described, picture_id, reason, authority, reference } = file;
  return (
    <section aria-labelledby="case-reported">
      <h2 id="case-reported">{t(`reported.${file.kind}`)}</h2>
      {file.sender && <p className="desk-quiet">{t(`sender.${senderKey(file.kind, file.sender)}`)}</p>}
      {(authority || reference) && (
        <p className="desk-quiet">
          {[authority, reference && t("reference", { number: reference })].filter(Boolean).join(" · ")}
        </p>
      )}
      {text ? (
        <p className="desk-words" lang={langOf(text)}>
          {text}
        </p>
      ) : (
        <p className="desk-quiet">{t("no_words")}</p>
      )}
      {described && described !== file.member?.id && (
        <p className="desk-quiet">{t("described", { text: described })}</p>
      )}
      {picture_id && (
        <CasePicture
          case_id={file.id}
          picture_id={picture_id}
          label={t("photos.reported")}
          covered={reason === "intimate_image"}
          note={t("photos.reported")}
        />
      )}
    </section>
  );
}

/** Whether a report comes from the member's own address is no matter; of a request about data it is what counts. */
function senderKey(kind: CaseFile["kind"], sender: NonNullable<CaseFile["sender"]>) {
  if (kind === "data_request" || sender === "unconfirmed") return sender;
  return "stranger";
}
