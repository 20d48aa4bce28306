import { langOf } from "@sanjog/i18n/lang-of";
import { classes } from "../classes.ts";

/** The first lines of what a person wrote, in the language of the text; renders nothing for an empty text. */
export function OwnWords({ text, className }: { text: string; className?: string }) {
  if (!text) return null;
  return (
    <p lang={langOf(text)} className={classes("own-words", className)}>
      {text}
    </p>
  );
}
