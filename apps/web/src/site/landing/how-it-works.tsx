import { useT } from "../../platform/locale.tsx";
import { GuideLinks } from "../../ui/layout/guide-links.tsx";
import { BeginLink } from "./begin.tsx";
import { RequestPicture, SuggestionPicture, TalkPicture } from "./step-pictures.tsx";

const pictures = { 1: SuggestionPicture, 2: RequestPicture, 3: TalkPicture } as const;

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
      <p className="how-begin">
        <BeginLink />
      </p>
      <div className="whole-family">
        <div>
          <h3>{t("landing.feature_title")}</h3>
          <p className="max-w-(--prose) text-ink-2">{t("landing.feature_text")}</p>
        </div>
        <p className="family-guides">
          <GuideLinks />
        </p>
      </div>
    </section>
  );
}
