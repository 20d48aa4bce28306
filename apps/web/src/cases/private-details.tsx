import { useState } from "react";
import { useFieldLabel } from "../form/field-label.ts";
import { useT } from "../platform/locale.tsx";
import { WhyDialog, type WhyQuestion } from "../staff/why-dialog.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useCaseSteps } from "./queries.ts";

/** Opens what the member keeps private, for a written reason; the member's download tells of it. */
export function PrivateDetails({ id }: { id: string }) {
  const t = useT("cases");
  const label = useFieldLabel();
  const { openPrivate } = useCaseSteps();
  const [details, setDetails] = useState<Awaited<ReturnType<typeof openPrivate>> | null>(null);
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  if (details)
    return (
      <dl className="desk-details" aria-label={t("private.title")}>
        {details.map(({ field, value }) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  const ask = () =>
    setQuestion({
      name: `private-${id}`,
      title: t("private.title"),
      text: t("private.text"),
      yes: t("private.open"),
      onYes: async (body) => setDetails(await openPrivate(id, body)),
    });
  return (
    <p>
      <Button className="btn-small" onClick={ask}>
        {t("private.open")}
      </Button>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
    </p>
  );
}
