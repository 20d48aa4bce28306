import { sentenceParts } from "../sentences/sentence-parts.ts";
import { WrittenText } from "./written-text.tsx";

/** Sentences with their facts in bold, and below them what the family wrote itself. */
export function Story({ sentences, words }: { sentences: string; words?: string }) {
  return (
    <div className="card grid gap-1.5 px-4 py-3 leading-[1.5]">
      {sentences && (
        <p>
          {sentenceParts(sentences).map(({ text, fact }, position) =>
            // The position names a piece of a sentence that never changes its order.
            fact ? <b key={`part-${String(position)}`}>{text}</b> : text,
          )}
        </p>
      )}
      {words && <WrittenText text={words} className="text-sm text-ink-2" />}
    </div>
  );
}
