import { wantedGender } from "@sanjog/domain/reference/personal-lists";
import { count_step } from "@sanjog/domain/suggestions/rounded-count";
import { widened } from "@sanjog/domain/suggestions/widened";
import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { useFormContext } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import amrik from "../site/people/amrik.webp";
import asha from "../site/people/asha.webp";
import harman from "../site/people/harman.webp";
import jasleen from "../site/people/jasleen.webp";
import kirpal from "../site/people/kirpal.webp";
import mehar from "../site/people/mehar.webp";
import { Button } from "../ui/controls/button.tsx";
import "./live-count.css";
import { useDraftCount, useDraftWishes } from "./use-draft-count.ts";

/** Drawn people: the count is shown before a member may see anybody. */
const faces = { female: [asha, jasleen, mehar], male: [amrik, harman, kirpal] };

/** How many families the wishes in the form would suggest, while they change. */
export function LiveCount() {
  const t = useT("preferences");
  const { user } = useSession();
  const draft = useDraftWishes();
  const count = useDraftCount(draft);
  const { families = null, few = false, narrowest_wish = null } = count ?? {};
  return (
    <div className={few ? "live-count live-count-few" : "live-count"}>
      <div className="live-count-row" aria-live="polite">
        <span className="live-count-faces" aria-hidden="true">
          {user && faces[wantedGender(user.gender)].map((face) => <img key={face} src={face} alt="" />)}
        </span>
        {count && families !== null && (
          <>
            <b>{t("count.number", { families: String(families) })}</b> <span>{t("count.families")}</span>
          </>
        )}
        {count && families === null && <span>{t("count.fewer", { count: String(count_step) })}</span>}
        {!count && <span>{t("count.counting")}</span>}
      </div>
      {few && draft && narrowest_wish && <Widen criterion={narrowest_wish as Criterion} draft={draft} />}
    </div>
  );
}

type WidenProps = { criterion: Criterion; draft: Parameters<typeof widened>[1] };

function Widen({ criterion, draft }: WidenProps) {
  const t = useT("preferences");
  const words = useT("relations");
  const { setValue } = useFormContext();
  function widen() {
    for (const [name, value] of Object.entries(widened(criterion, draft)))
      setValue(name, value, { shouldDirty: true, shouldTouch: true });
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span>{t("count.narrowest", { wish: words(`criteria.${criterion}`) })}</span>
      <Button className="btn-small" onClick={widen}>
        {t("count.widen")}
      </Button>
    </div>
  );
}
