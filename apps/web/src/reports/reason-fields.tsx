import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import type { ReportReason } from "@sanjog/domain/reports/report";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormTextArea } from "../form/text-inputs.tsx";
import { useT } from "../platform/locale.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { StatementFields } from "./statement-fields.tsx";

type Props = {
  reasons: readonly { id: ReportReason; title: string }[];
  /** The fields that say whom the report is about, where the page does not know it. */
  about?: ReactNode;
};

/** The reason, the description, and what the reason needs besides. */
export function ReasonFields({ reasons, about }: Props) {
  const t = useT("reports");
  const reason: unknown = useWatch({ name: "reason" });
  return (
    <>
      <ReasonChoice reasons={reasons} />
      {about}
      <FormTextArea
        name="text"
        maxLength={fieldErrorNumbers.report_max}
        hint={t(reason === "my_data" ? "data_hint" : "text_hint")}
        optional={reason !== "other" && reason !== "my_data"}
      />
      <StatementFields />
    </>
  );
}
