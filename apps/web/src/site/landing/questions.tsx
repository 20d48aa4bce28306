import { ChevronDown } from "lucide-react";
import { useT } from "../../platform/locale.tsx";

const questions = ["free", "photo", "abroad", "phones", "money"] as const;

/** What families ask before they begin; the first answer is open. */
export function Questions() {
  const t = useT("site");
  return (
    <section>
      <h2 className="landing-title">{t("landing.ask_title")}</h2>
      <div className="questions">
        {questions.map((question, at) => (
          <details key={question} open={at === 0}>
            <summary>
              <span>{t(`landing.ask_${question}`)}</span>
              <ChevronDown aria-hidden="true" size={24} />
            </summary>
            <p>{t(`landing.answer_${question}`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
