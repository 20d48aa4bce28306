import { groupBeginningAt, type ReportReason } from "@sanjog/domain/reports/report";
import { useController } from "react-hook-form";
import { useField } from "../form/use-field.ts";
import { useT } from "../platform/locale.tsx";
import { RadioRows } from "../ui/controls/radio-rows.tsx";

type Props = { reasons: readonly { id: ReportReason; title: string }[] };

/** The reasons as rows of one card, by what they are about. */
export function ReasonChoice({ reasons }: Props) {
  const t = useT("reports");
  const { field } = useController({ name: "reason" });
  const ids = reasons.map(({ id }) => id);
  return (
    <RadioRows
      {...useField({ name: "reason", hint: t("reason_hint") })}
      options={reasons}
      headingOf={(id) => {
        const group = groupBeginningAt(ids, id);
        return group && t(`groups.${group}`);
      }}
      value={field.value as ReportReason | null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}
