import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useT } from "../platform/locale.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";

/** What sets a person apart, as chips. */
export function ReasonList({ reasons }: { reasons: readonly ShownReason[] }) {
  const t = useT("relations");
  return (
    <ReasonChips>
      {reasons.map(({ reason, hobbies }) => (
        <ReasonChip key={reason}>{t(`reasons.${reason}`, { hobbies: hobbies.join(", ") })}</ReasonChip>
      ))}
    </ReasonChips>
  );
}
