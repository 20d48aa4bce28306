import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useWatch } from "react-hook-form";
import { FormTextArea } from "../form/text-inputs.tsx";
import { FormTiles } from "../form/tile-inputs.tsx";
import { useT } from "../platform/locale.tsx";

/** The reason and the description; the description is required for "something else". */
export function ReasonFields({ reasons }: { reasons: readonly { id: string; title: string }[] }) {
  const t = useT("reports");
  const reason: unknown = useWatch({ name: "reason" });
  return (
    <>
      <FormTiles
        name="reason"
        options={reasons}
        hint={t("reason_hint")}
        className="[&_.tile-group]:grid-cols-1"
      />
      <FormTextArea
        name="text"
        maxLength={fieldErrorNumbers.report_max}
        hint={t("text_hint")}
        optional={reason !== "other"}
      />
    </>
  );
}
