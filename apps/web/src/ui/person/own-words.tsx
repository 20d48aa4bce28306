import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import { useLocale } from "../../platform/locale.tsx";
import { useWide } from "../../platform/wide.ts";
import { useWrittenIn } from "../../platform/written-in.ts";
import { classes } from "../classes.ts";
import { openingOf } from "./opening-of.ts";

/**
 * How many letters fit into the lines of a card, as its styles limit them: two lines on phones, or three where there is
 * room, and three on wide screens, which are four on the narrow card of the own profile. Gurmukhi counts more, since
 * signs above and below a letter are letters too.
 */
const letters = {
  en: { phone: 76, roomy: 114, wide: 134 },
  pa: { phone: 94, roomy: 140, wide: 150 },
};

type Props = { text: string; roomy?: boolean; className?: string };

/** The first sentences of what a person wrote. Names their language if it is not the reader's; empty for an empty text. */
export function OwnWords({ text, roomy = false, className }: Props) {
  const { locale } = useLocale();
  const language = useWrittenIn(text);
  const width = useWide() ? "wide" : roomy ? "roomy" : "phone";
  if (!text) return null;
  const lang = langOf(text);
  const room = letters[lang ?? "en"][width] - (language?.length ?? 0);
  return (
    <p lang={lang} className={classes("own-words", className)}>
      {language && (
        <span lang={htmlLang(locale)} className="text-ink-3">
          ({language}){" "}
        </span>
      )}
      {openingOf(text, room)}
    </p>
  );
}
