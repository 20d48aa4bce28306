import { reviewParts } from "@sanjog/domain/reviews/review-parts";
import { langOf } from "@sanjog/i18n/lang-of";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../../ui/classes.ts";
import { useDeskLabel } from "../desk-label.ts";
import type { CaseReview } from "./queries.ts";

type Line = CaseReview["lines"][number];
type Props = {
  lines: readonly Line[];
  changed: readonly { part: string; field: string }[];
  doubts: readonly string[];
};

/** What other members will read of the profile, part by part; what has changed since the last request is marked. */
export function ReviewedProfile({ lines, changed, doubts }: Props) {
  const t = useT("cases");
  return (
    <div className="desk-reviewed">
      {reviewParts.map((part) => {
        const own = lines.filter((line) => line.part === part);
        if (own.length === 0) return null;
        return (
          <section key={part} aria-labelledby={`reviewed-${part}`}>
            <h3 id={`reviewed-${part}`}>{t(`review.parts.${part}`)}</h3>
            <dl>
              {own.map((line) => (
                <ReviewedLine
                  key={line.field}
                  line={line}
                  changed={changed.some((one) => one.part === part && one.field === line.field)}
                  doubtful={doubts.includes(line.field)}
                />
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

/** A text that the family wrote itself stands on a line of its own. */
const long = 60;

function ReviewedLine({ line, changed, doubtful }: { line: Line; changed: boolean; doubtful: boolean }) {
  const t = useT("cases");
  const label = useDeskLabel();
  const { field, value } = line;
  const said = typeof value === "boolean" ? t(value ? "review.said.yes" : "review.said.no") : value;
  return (
    <div className={classes(said.length > long && "desk-reviewed-long")}>
      <dt>{label(field)}</dt>
      <dd>
        <span lang={langOf(said)} className="desk-words">
          {said}
        </span>
        {changed && <span className="desk-tag">{t("review.changed")}</span>}
        {doubtful && <span className="desk-warning">{t("member.doubt")}</span>}
      </dd>
    </div>
  );
}
