import { decisionRules, mayBeAppealed } from "@sanjog/domain/decisions/decision";
import { type DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import { htmlLang, type Locale } from "@sanjog/i18n/locale";
import { useT, useTIn } from "../../platform/locale.tsx";
import type { DecisionInput } from "./decision-state.ts";

type Props = { kind: DecisionKind; input: DecisionInput; locale: Locale; machine: boolean };

/** What the member reads, in the member's language. */
export function Preview({ kind, input, locale, machine }: Props) {
  const t = useT("cases");
  const words = useTIn(locale, "cases");
  const texts = useTIn(locale, "decisions");
  const rule = decisionRules.find((one) => one === input.rule);
  const reason = locale === "pb" ? input.reason_pb : input.reason_en;
  return (
    <section aria-label={t("preview.title")} className="desk-preview">
      <p className="desk-quiet">{t("preview.title")}</p>
      <div lang={htmlLang(locale)}>
        <p>
          <b>{texts(`kinds.${kind}`)}</b>
        </p>
        {rule && <p>{words("preview.rule", { rule: texts(`rules.${rule}`) })}</p>}
        {input.facts && <p className="desk-words">{input.facts}</p>}
        {reason && <p className="desk-words">{reason}</p>}
        <p className="desk-quiet">{words(machine ? "preview.machine" : "preview.person")}</p>
        {mayBeAppealed(kind) && <p className="desk-quiet">{words("preview.appeal")}</p>}
      </div>
    </section>
  );
}
