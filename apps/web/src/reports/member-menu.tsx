import { Ellipsis, Flag } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import type { Step } from "../relations/member-state.ts";
import { stepIcons } from "../relations/step-icons.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { MenuRow } from "../ui/controls/menu-row.tsx";
import { Modal } from "../ui/modal.tsx";
import { RoundButton } from "../ui/person/round-button.tsx";
import type { ReportTarget } from "./report-state.ts";

// The dialog and its form load at the first press.
const ReportDialog = lazy(async () => ({
  default: (await retryImport(() => import("./report-dialog.tsx"))).ReportDialog,
}));

type Props = {
  reported: ReportTarget;
  /** The steps that the server offers and that are no button of their own. */
  steps: readonly Step[];
  ask: AskStep;
  /** Whether a report offers a block; false for members who are blocked already. */
  blockable?: boolean;
  overPhoto?: boolean;
  className?: string;
};

/** The steps that few people need, and the report, behind one button. */
export function MemberMenu({ reported, steps, ask, blockable = true, overPhoto, className }: Props) {
  const t = useT("relations");
  const [open, setOpen] = useState<"menu" | "report" | "closed" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { met } = reported;
  const close = () => setOpen("closed");
  function choose(step: Step) {
    close();
    ask(step, met);
  }
  return (
    <>
      <RoundButton
        ref={button}
        Icon={Ellipsis}
        label={t("more_for", { name: met.name })}
        aria-haspopup="dialog"
        className={className}
        {...(overPhoto && { overPhoto })}
        onClick={() => setOpen("menu")}
      />
      {open !== null && (
        <Modal open={open === "menu"} onClose={close} title={met.name} anchor={button}>
          <ul>
            {steps.map((step) => (
              <MenuRow
                key={step}
                Icon={stepIcons[step]}
                word={t(`steps.${step}`)}
                label={t(`step_for.${step}`, { name: met.name })}
                aria-haspopup="dialog"
                onClick={() => choose(step)}
              />
            ))}
            <MenuRow
              Icon={Flag}
              word={t("report")}
              label={t("report_for", { name: met.name })}
              aria-haspopup="dialog"
              onClick={() => setOpen("report")}
            />
          </ul>
        </Modal>
      )}
      {open === "report" && (
        <Suspense fallback={null}>
          <ReportDialog reported={reported} open onClose={close} {...(blockable && { ask })} />
        </Suspense>
      )}
    </>
  );
}
