import { Phone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { GuideLinks } from "../../ui/layout/guide-links.tsx";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { BeginLink } from "./begin.tsx";
import { asha, gurpreet, rupinder, simran } from "./people.ts";

const Circle = ({ face }: { face: string }) => (
  <img src={face} alt="" width="232" height="232" loading="lazy" className="face-circle" />
);

function Suggestions() {
  const t = useT("site");
  const faces = [simran, asha, rupinder];
  return t("landing.sample_people")
    .split(" ")
    .map((name, at) => (
      <span key={name} className="step-card">
        <img src={faces[at]} alt="" width="232" height="232" loading="lazy" />
        <b>{name}</b>
      </span>
    ));
}

/** In a frame and pale, so that nobody takes its button for one of the page. */
function Request() {
  const t = useT("site");
  return (
    <span className="step-frame">
      <Circle face={gurpreet} />
      <svg viewBox="0 0 60 16" className="step-arrow">
        <path d="M2 8h46" strokeDasharray="9 7" />
        <path d="m50 2 8 6-8 6" />
      </svg>
      <Circle face={asha} />
      <span className="step-button">{t("landing.sample_request")}</span>
    </span>
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
        <WhatsAppIcon size={26} />
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
      <p className="how-begin">
        <BeginLink />
      </p>
      <div className="whole-family">
        <div>
          <h3>{t("landing.feature_title")}</h3>
          <p className="max-w-(--prose) text-ink-2">{t("landing.feature_text")}</p>
        </div>
        <p className="hidden flex-col lg:flex">
          <GuideLinks />
        </p>
      </div>
    </section>
  );
}
