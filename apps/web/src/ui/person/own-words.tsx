import { langOf } from "@sanjog/i18n/lang-of";
import { useWide } from "../../platform/wide.ts";
import { classes } from "../classes.ts";
import { openingOf } from "./opening-of.ts";

/**
 * How many letters fit into the lines of a card, as its styles limit them: two lines on phones and three on wide
 * screens, which are four on the narrow card of the own profile. Gurmukhi counts more, since signs above and below a
 * letter are letters too.
 */
const letters = {
  en: { phone: 76, wide: 134, long: 220 },
  pa: { phone: 94, wide: 150, long: 270 },
};

type Props = {
  text: string;
  className?: string;
  /** Six lines on phones, in the place of a face. */
  long?: boolean;
};

/** The first sentences of what a person wrote; empty for an empty text. */
export function OwnWords({ text, className, long = false }: Props) {
  const width = useWide() ? "wide" : long ? "long" : "phone";
  if (!text) return null;
  const lang = langOf(text);
  return (
    <p lang={lang} className={classes("own-words", long && "own-words-long", className)}>
      {openingOf(text, letters[lang ?? "en"][width])}
    </p>
  );
}
