import { useFieldLabel } from "../form/field-label.ts";
import { useT } from "../platform/locale.tsx";
import type { ContactDetails } from "./queries.ts";

/** How a member is reached, as an approval opened it. */
export function ContactList({ details }: { details: ContactDetails }) {
  const t = useT("approvals");
  const label = useFieldLabel();
  return (
    <dl className="desk-details" aria-label={t("contact_title")}>
      {details.map(({ field, value }) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd className="desk-words" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
