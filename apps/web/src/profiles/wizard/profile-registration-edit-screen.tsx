import { isWizardStep, type WizardStep, wizardSteps } from "@sanjog/domain/profiles/completeness";
import { lazy } from "react";
import { useNavigate, useParams } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { showToast } from "../../platform/toast.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { TabNav } from "../../ui/layout/tabs.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepContent } from "./step-content.tsx";
import { afterEdit, leadOf } from "./wizard-state.ts";

const NotFound = lazy(async () => ({
  default: (await retryImport(() => import("../../site/not-found.tsx"))).NotFound,
}));

/** §2: one step of a complete profile with a Save button, and tabs to the other steps. */
export function ProfileRegistrationEditScreen() {
  const { title } = useParams();
  return isWizardStep(title) ? <EditPage key={title} step={title} /> : <NotFound />;
}

function EditPage({ step }: { step: WizardStep }) {
  const t = useT("profiles");
  const words = useT("common");
  const navigate = useNavigate();
  const lead = leadOf(step);
  return (
    <Page
      narrow
      title={t(`titles.${step}`)}
      lead={lead && t(lead)}
      above={
        <div className="mb-6">
          <TabNav
            label={t("edit_label")}
            current={step}
            links={wizardSteps.map((id) => ({
              id,
              title: t(`steps.${id}`),
              to: `/profile-registration-edit/${id}`,
            }))}
          />
        </div>
      }
    >
      <StepContent
        step={step}
        shown={null}
        foot={(state) => <StepBar {...state} title={words("save")} />}
        onSaved={(message) => {
          if (message) showToast("success", message);
          void navigate(afterEdit(step));
        }}
      />
    </Page>
  );
}
