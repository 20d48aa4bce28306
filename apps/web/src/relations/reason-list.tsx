import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useT } from "../platform/locale.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";

type Props = {
  reasons: readonly ShownReason[];
  /** How many chips there is room for. */
  most?: number;
};

/** What sets a person apart, as chips. */
export function ReasonList({ reasons, most = reasons.length }: Props) {
  const t = useT("relations");
  return (
    <ReasonChips>
      {reasons.slice(0, most).map(({ reason, hobbies }) => (
        <ReasonChip key={reason}>{t(`reasons.${reason}`, { hobbies: hobbies.join(", ") })}</ReasonChip>
      ))}
    </ReasonChips>
  );
}
