import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { publicReportSchema, type ReportReason } from "@sanjog/domain/reports/report";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormFrame } from "../form/form-frame.tsx";
import { FormText, FormTextArea } from "../form/text-inputs.tsx";
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
          />
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

function PublicForm({ reasons, onSent }: Props) {
  const t = useT("reports");
  const of = useSchemaForm(publicReportSchema, {
    defaults: { email: "", described: "", text: "" },
    draft_key: "report",
  });
  return (
    <FormFrame of={of} onSave={async (report) => onSent(await sendPublicReport(report))}>
      <FormTextArea
        name="described"
        rows={3}
        maxLength={fieldErrorNumbers.report_max}
        hint={t("page.described_hint")}
      />
      <ReasonFields reasons={reasons} />
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
