import { langOf } from "@sanjog/i18n/lang-of";
import { useWrittenIn } from "../../../platform/written-in.ts";

/** What a person wrote, whole and in its own language, which is named if it is not the reader's. */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  const language = useWrittenIn(text);
  return (
    <p className={className}>
      <span lang={langOf(text)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </span>
      {language && <span className="text-xs text-ink-3"> ({language})</span>}
    </p>
  );
}
