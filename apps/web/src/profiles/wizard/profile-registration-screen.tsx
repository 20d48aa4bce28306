import { type WizardStep, wizardSteps } from "@sanjog/domain/profiles/completeness";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { showToast } from "../../platform/toast.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { markArrival } from "../../ui/layout/arrival.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ProgressDiamonds } from "../../ui/layout/progress-diamonds.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepContent } from "./step-content.tsx";
import { leadOf, openStep, stepAfter, stepBefore, stepsDone } from "./wizard-state.ts";

/** §2: the wizard. It begins at the first incomplete step; the step is part of the URL, so that Back works. */
export function ProfileRegistrationScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return <PageSkeleton />;
  const asked = search.get("step");
  const step = openStep(asked, stepsDone(user));
  if (step === null) return <Navigate to="/home" replace />;
  if (step !== asked) return <Navigate to={{ search: `?step=${step}` }} replace />;
  return <WizardPage key={step} step={step} />;
}

function WizardPage({ step }: { step: WizardStep }) {
  const t = useT("profiles");
  const words = useT("common");
  const navigate = useNavigate();
  const { user } = useSession();
  function goTo(next: WizardStep) {
    // The path stays the same between steps, so the page itself has to mark the arrival.
    window.scrollTo(0, 0);
    markArrival();
    void navigate({ search: `?step=${next}` });
  }
  const before = stepBefore(step);
  const after = stepAfter(step);
  const done = user && stepsDone(user);
  return (
    <Page
      narrow
      title={t(`titles.${step}`)}
      lead={t(leadOf(step))}
      above={
        <ProgressDiamonds
          current={step}
          steps={wizardSteps.map((id) => ({ id, title: t(`steps.${id}`), done: done?.[id] === true }))}
        />
      }
    >
      <StepContent
        step={step}
        foot={(state) => (
          <StepBar
            {...state}
            title={after ? words("next") : t("finish")}
            forward
            onPrevious={before ? () => goTo(before) : undefined}
          />
        )}
        onSaved={(message) => {
          if (message) showToast("success", message);
          if (after) goTo(after);
          else void navigate("/suggestion");
        }}
      />
    </Page>
  );
}
