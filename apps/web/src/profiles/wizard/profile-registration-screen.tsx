import { openGroup } from "@sanjog/domain/profiles/wizard-groups";
import { lazy } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useGroupTitle } from "../../form/group-title.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { useSession } from "../../platform/session.ts";
import { useWide } from "../../platform/wide.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { markArrival } from "../../ui/layout/arrival.ts";
import { Page } from "../../ui/layout/page.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepContent } from "./step-content.tsx";
import { WizardProgress } from "./wizard-progress.tsx";
import { leadOf, openStep, placeBeside, searchOf, stepsDone, type WizardPlace } from "./wizard-state.ts";

const GrowingCard = lazy(async () => ({
  default: (await retryImport(() => import("./growing-card.tsx"))).GrowingCard,
}));

/**
 * §2: the wizard. It begins at the first incomplete step and shows one group of it; both are part of the URL, so that
 * Back works.
 */
export function ProfileRegistrationScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return <PageSkeleton />;
  const asked = search.get("step");
  const step = openStep(asked, stepsDone(user));
  if (step === null) return <Navigate to="/home" replace />;
  if (step !== asked) return <Navigate to={{ search: `?step=${step}` }} replace />;
  return <WizardPage key={step} step={step} group={openGroup(step, search.get("group"))} />;
}

function WizardPage(place: WizardPlace) {
  const { step, group } = place;
  const t = useT("profiles");
  const words = useT("common");
  const navigate = useNavigate();
  const { user } = useSession();
  const wide = useWide();
  const title = useGroupTitle(step);
  const lead = leadOf(step);
  const before = placeBeside(place, -1);
  const after = placeBeside(place, 1);
  function goTo(next: WizardPlace) {
    if (next.step !== step) {
      // The path stays the same between steps, so the page itself has to mark the arrival.
      window.scrollTo(0, 0);
      markArrival();
    }
    void navigate({ search: searchOf(next) });
  }
  return (
    <Page
      dense
      narrow={!wide}
      aside={
        wide && user ? (
          <Optional>
            <GrowingCard user={user} />
          </Optional>
        ) : null
      }
      title={title(group)}
      lead={lead && group === openGroup(step, null) && t(lead)}
      above={<WizardProgress {...place} />}
    >
      <StepContent
        step={step}
        shown={{ name: group, show: (next) => goTo({ step, group: next }) }}
        foot={(state) => (
          <StepBar
            {...state}
            title={after ? words("next") : t("finish")}
            onPrevious={before ? () => goTo(before) : undefined}
          />
        )}
        // The filled diamond says that the step is saved.
        onSaved={() => {
          if (after) goTo(after);
          else void navigate("/ready", { replace: true });
        }}
      />
    </Page>
  );
}
