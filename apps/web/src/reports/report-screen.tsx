import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import {
  publicReportSchema,
  type ReportReason,
  reportedParts,
  reportReasons,
} from "@sanjog/domain/reports/report";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { FormFrame } from "../form/form-frame.tsx";
import { FormNumber, FormText, FormTextArea } from "../form/text-inputs.tsx";
import { FormTiles } from "../form/tile-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { type Receipt, reportReasonsQuery, sendPublicReport } from "./queries.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { ReportReceipt } from "./report-receipt.tsx";
import { SubmitReport } from "./submit-report.tsx";

/** The report form for everyone, also without an account: the reason, the profile, and where to send the reply. */
export function ReportScreen() {
  const t = useT("reports");
  const reasons = useQuery(reportReasonsQuery());
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <Page title={t("page.title")} lead={t("page.lead")} narrow>
      {receipt ? (
        <div className="card p-5 md:p-6">
          <ReportReceipt
            Heading="h2"
            receipt={receipt}
            done={t("page.another")}
            onDone={() => setReceipt(null)}
          >
            <p className="w-full border-t border-line pt-4">{t("page.confirm")}</p>
          </ReportReceipt>
        </div>
      ) : (
        <Loaded from={reasons}>{(list) => <PublicForm reasons={list} onSent={setReceipt} />}</Loaded>
      )}
    </Page>
  );
}

type Props = {
  reasons: readonly { id: ReportReason; title: string }[];
  onSent: (receipt: Receipt) => void;
};

const empty = {
  email: "",
  described: "",
  part: "profile",
  photo_place: "",
  text: "",
  signature: "",
  good_faith: false,
  acts_for_person: false,
} as const;

function PublicForm({ reasons, onSent }: Props) {
  const t = useT("reports");
  const [asked] = useSearchParams();
  const reason = reportReasons.find((one) => one === asked.get("reason"));
  const of = useSchemaForm(publicReportSchema, {
    defaults: { ...empty, ...(reason && { reason }) },
    draft_key: reason ? `report-${reason}` : "report",
  });
  return (
    <FormFrame of={of} onSave={async (report) => onSent(await sendPublicReport(report))}>
      <ReasonFields reasons={reasons} about={<AboutWhat />} />
      <FormText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={t("page.email_hint")}
      />
      <SubmitReport />
    </FormFrame>
  );
}

/** Which profile, and which of its photos: nobody without an account sees a list of them. */
function AboutWhat() {
  const t = useT("reports");
  const reason: unknown = useWatch({ name: "reason" });
  const part: unknown = useWatch({ name: "part" });
  const of_data = reason === "my_data";
  return (
    <>
      <FormTextArea
        name="described"
        rows={3}
        maxLength={fieldErrorNumbers.report_max}
        hint={t(of_data ? "page.data_described_hint" : "page.described_hint")}
        optional={of_data}
      />
      {!of_data && (
        <FormTiles
          name="part"
          options={reportedParts.map((id) => ({ id, title: t(`page.parts.${id}`) }))}
          className="[&_.tile-group]:grid-cols-1"
        />
      )}
      {!of_data && part === "other_photo" && (
        <FormNumber name="photo_place" hint={t("page.place_hint")} optional />
      )}
    </>
  );
}
