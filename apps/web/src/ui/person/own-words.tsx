import { langOf } from "@sanjog/i18n/lang-of";
import { useWide } from "../../platform/wide.ts";
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

/** The first sentences of what a person wrote; empty for an empty text. */
export function OwnWords({ text, roomy = false, className }: Props) {
  const width = useWide() ? "wide" : roomy ? "roomy" : "phone";
  if (!text) return null;
  const lang = langOf(text);
  return (
    <p lang={lang} className={classes("own-words", className)}>
      {openingOf(text, letters[lang ?? "en"][width])}
    </p>
  );
}
