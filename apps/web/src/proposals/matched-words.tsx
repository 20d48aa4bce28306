import { Gem } from "lucide-react";
import { useT } from "../platform/locale.tsx";

/** Congratulates two families whose proposal was accepted, and explains what is closed from then on. */
export function MatchedWords() {
  const t = useT("proposals");
  return (
    <section className="card mb-6 overflow-hidden">
      <div className="kinari-white" />
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 p-5">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-mehndi-soft text-mehndi">
          <Gem aria-hidden="true" size={26} />
        </span>
        <h2>{t("matched.title")}</h2>
        <p className="max-md:col-span-full md:col-start-2 text-ink-2">{t("matched.text")}</p>
      </div>
    </section>
  );
}
