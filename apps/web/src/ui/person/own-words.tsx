import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import { useLocale } from "../../platform/locale.tsx";
import { useWrittenIn } from "../../platform/written-in.ts";
import { classes } from "../classes.ts";

/** The first lines of what a person wrote. Names their language if it is not the reader's; empty for an empty text. */
export function OwnWords({ text, className }: { text: string; className?: string }) {
  const { locale } = useLocale();
  const language = useWrittenIn(text);
  if (!text) return null;
  return (
    <p lang={langOf(text)} className={classes("own-words", className)}>
      {language && (
        <span lang={htmlLang(locale)} className="text-ink-3">
          ({language}){" "}
        </span>
      )}
      {text}
    </p>
  );
}
