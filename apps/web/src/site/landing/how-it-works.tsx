import { ArrowRight, MessageCircle, Phone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { GuideLinks } from "../../ui/layout/guide-links.tsx";
import { asha, gurpreet, rupinder, simran } from "./people.ts";

const Circle = ({ face }: { face: string }) => (
  <img src={face} alt="" width="232" height="232" loading="lazy" className="face-circle" />
);

function Suggestions() {
  return [simran, asha, rupinder].map((face) => (
    <span key={face} className="step-card">
      <img src={face} alt="" width="232" height="232" loading="lazy" />
      <i />
      <i />
    </span>
  ));
}

function Request() {
  const t = useT("site");
  return (
    <>
      <Circle face={gurpreet} />
      <ArrowRight size={40} className="step-arrow" />
      <Circle face={asha} />
      <span className="step-button">{t("landing.sample_request")}</span>
    </>
  );
}

function Talk() {
  return (
    <>
      <span className="sample-pair">
        <Circle face={gurpreet} />
        <Circle face={asha} />
      </span>
      <span className="step-calls">
        <MessageCircle size={26} />
        <Phone size={26} />
      </span>
    </>
  );
}

const pictures = { 1: Suggestions, 2: Request, 3: Talk } as const;

/** §2: the three steps, each as a picture with a sentence. */
export function HowItWorks() {
  const t = useT("site");
  return (
    <section id="how" className="page-width landing-section">
      <h2 className="landing-title">{t("landing.steps_title")}</h2>
      <ol className="how-steps">
        {([1, 2, 3] as const).map((step) => {
          const Picture = pictures[step];
          return (
            <li key={step}>
              <div className={`step-picture step-picture-${step}`} aria-hidden="true">
                <Picture />
              </div>
              <p className="step-words">
                <span className="step-number" aria-hidden="true">
                  {step}
                </span>
                <span>
                  <b>{t(`landing.step_${step}_title`)}</b>
                  <span className="text-ink-2">{t(`landing.step_${step}_text`)}</span>
                </span>
              </p>
            </li>
          );
        })}
      </ol>
      <h3 className="mt-8">{t("landing.feature_title")}</h3>
      <p className="max-w-(--prose) text-ink-2">{t("landing.feature_text")}</p>
      <p className="flex flex-wrap gap-x-8">
        <GuideLinks />
      </p>
    </section>
  );
}
