import { useT } from "../platform/locale.tsx";
import { useNow, useTimeWords } from "../staff/time-words.ts";
import { Button } from "../ui/controls/button.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { type CaseFile, useCaseSteps } from "./queries.ts";
import { useOtherCases } from "./use-case-keys.ts";

/** How long the case is one's own, and the ways out of it. */
export function CaseActions({ file }: { file: CaseFile }) {
  const t = useT("cases");
  const words = useTimeWords();
  const now = useNow();
  const { release, pass } = useCaseSteps();
  const { toFree } = useOtherCases(file.id);
  const { ask, dialog } = useConfirm();
  const askPass = () =>
    ask({
      title: t("pass.title"),
      text: t("pass.text"),
      yes: t("pass.yes"),
      no: t("pass.no"),
      onYes: () => pass(file.id),
    });
  const left = Date.parse(file.leased_until) - now;
  return (
    <div className="desk-row desk-case-bar">
      <span className="desk-quiet">{left > 0 ? t("lease", { time: words(left) }) : t("lease_over")}</span>
      <Button className="btn-small" onClick={() => void release(file.id)}>
        {t("release")}
      </Button>
      <Button className="btn-small" onClick={askPass}>
        {t("pass.button")}
      </Button>
      <Button className="btn-small" onClick={() => void toFree()}>
        {t("next_free")}
      </Button>
      {dialog}
    </div>
  );
}
