import { HeartHandshake, type LucideIcon, Phone, Send } from "lucide-react";
import { useId } from "react";
import { useT } from "../platform/locale.tsx";

const stages = [
  ["request", Send],
  ["answer", HeartHandshake],
  ["talk", Phone],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** How two families come together here, for a member who has no connection yet. */
export function HowItGoes() {
  const t = useT("home");
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-3 text-lg">
        {t("how.title")}
      </h2>
      <ol className="how-it-goes">
        {stages.map(([stage, Icon]) => (
          <li key={stage}>
            <span className="how-icon">
              <Icon aria-hidden="true" size={22} />
            </span>
            <p>
              <b>{t(`how.${stage}.title`)}</b>
              <span className="block text-sm text-ink-2">{t(`how.${stage}.text`)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
