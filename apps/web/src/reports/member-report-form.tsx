import {
  type MemberReport,
  memberReportReasons,
  type ReportReason,
  reportSchema,
} from "@sanjog/domain/reports/report";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormFrame } from "../form/form-frame.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { useT } from "../platform/locale.tsx";
import { RadioTiles } from "../ui/controls/radio-tiles.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { type Receipt, reportReasonsQuery, sendReport } from "./queries.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { pictureIdIn, type ReportTarget } from "./report-state.ts";
import { SubmitReport } from "./submit-report.tsx";

type Props = { reported: ReportTarget; onSent: (receipt: Receipt) => void };

/** The form in which a member reports another. */
export function MemberReportForm(props: Props) {
  const t = useT("reports");
  const reasons = useQuery(reportReasonsQuery());
  return (
    <>
      <p className="mb-5 text-ink-2">{t("lead")}</p>
      <Loaded from={reasons}>
        {(list) => (
          <Fields
            {...props}
            reasons={list.filter(({ id }) => (memberReportReasons as readonly ReportReason[]).includes(id))}
          />
        )}
      </Loaded>
    </>
  );
}

type FieldsProps = Props & { reasons: readonly { id: ReportReason; title: string }[] };

function Fields({ reported, onSent, reasons }: FieldsProps) {
  const t = useT("reports");
  const { met, photo_id } = reported;
  const main_photo = pictureIdIn(reported.main_photo ?? null);
  const [about, setAbout] = useState<"profile" | "photo">("profile");
  const of = useSchemaForm(reportSchema, {
    defaults: { member_id: met.user_id, text: "", signature: "", good_faith: false, acts_for_person: false },
    draft_key: `report-${photo_id ?? met.user_id}`,
  });
  const picture_id = photo_id ?? (about === "photo" ? main_photo : null);
  async function send(report: MemberReport) {
    onSent(await sendReport({ ...report, member_id: met.user_id, ...(picture_id && { picture_id }) }));
  }
  return (
    <FormFrame of={of} onSave={send}>
      {main_photo && !photo_id && (
        <RadioTiles
          label={t("about")}
          options={[
            { id: "profile", title: t("about_profile") },
            { id: "photo", title: t("about_photo") },
          ]}
          value={about}
          onChange={setAbout}
        />
      )}
      <ReasonFields reasons={reasons} />
      <SubmitReport />
    </FormFrame>
  );
}
