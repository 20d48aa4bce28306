import { Gem } from "lucide-react";
import { useT } from "../platform/locale.tsx";

/** Kind words for two families who have said yes, and what is closed from then on. */
export function MatchedWords() {
  const t = useT("proposals");
  return (
    <section className="card mb-6 overflow-hidden">
      <div className="kinari-white" />
      <div className="flex items-start gap-4 p-5">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-mehndi-soft text-mehndi">
          <Gem aria-hidden="true" size={26} />
        </span>
        <div className="grid gap-1">
          <h2 className="text-xl">{t("matched.title")}</h2>
          <p className="text-ink-2">{t("matched.text")}</p>
        </div>
      </div>
    </section>
  );
}
