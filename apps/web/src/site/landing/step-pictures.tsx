import { Check, Phone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { asha, gurpreet, rupinder, simran } from "./people.ts";

// Small cards as members see them, drawn: the real ones would load all that a screen of members needs.

export const Face = ({ face, className }: { face: string; className?: string }) => (
  <img src={face} alt="" width="232" height="232" loading="lazy" className={className} />
);

const BothSides = ({ text }: { text: string }) => (
  <p className="sides-line step-sides">
    <Check size={18} strokeWidth={2.5} />
    {text}
  </p>
);

/** A suggestion, with two more behind it. */
export function SuggestionPicture() {
  const t = useT("site");
  return (
    <>
      <Face face={rupinder} className="step-behind" />
      <div className="step-card step-suggestion card">
        <div className="plated-photo">
          <Face face={simran} />
          <p className="name-plate step-name">{t("landing.sample_first_name")}</p>
        </div>
        <div className="hem" />
        <p className="step-lead">{t("landing.sample_first_work").replace(",", " ·")}</p>
        <BothSides text={t("landing.sample_match")} />
      </div>
      <Face face={asha} className="step-behind" />
    </>
  );
}

/** One of them, with the request that goes out at one tap. */
export function RequestPicture() {
  const t = useT("site");
  const [work, place] = t("landing.sample_her_work").split(", ");
  return (
    <div className="step-card card">
      <div className="step-person">
        <Face face={asha} />
        <div>
          <p className="step-name">{t("landing.sample_her_name")}</p>
          <p>{work}</p>
          <p className="text-ink-2">{place}</p>
          <BothSides text={t("landing.sample_match")} />
        </div>
      </div>
      <div className="hem" />
      <p className="step-answers">
        <span className="btn-plain">{t("landing.sample_send")}</span>
        <span className="btn-secondary">{t("landing.sample_save")}</span>
      </p>
    </div>
  );
}

/** The two families after the yes, the ways to reach each other, and the first message. */
export function TalkPicture() {
  const t = useT("site");
  return (
    <div className="step-card step-talk card">
      <p className="step-pair">
        <Face face={gurpreet} />
        <Face face={asha} />
        <WhatsAppIcon size={24} />
        <Phone size={24} />
      </p>
      <p className="step-name">{t("landing.sample_yes")}</p>
      <p className="step-bubble">{t("landing.sample_message")}</p>
    </div>
  );
}
