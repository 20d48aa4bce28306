import { langOf } from "@sanjog/i18n/lang-of";
import { sentenceParts } from "../sentences/sentence-parts.ts";
import { WrittenText } from "./written-text.tsx";

type Props = {
  sentences: string;
  /** Names that the sentences leave out, since they are in the script of the other language. */
  names?: readonly { label: string; name: string | null }[];
  words?: string;
};

/** Sentences with their facts in bold, and below them what the family wrote itself. */
export function Story({ sentences, names = [], words }: Props) {
  return (
    <div className="card grid gap-1.5 px-4 py-2.5 leading-[1.5]">
      {sentences && (
        <p className="wrap-anywhere">
          {sentenceParts(sentences).map(({ text, fact }, position) =>
            // The position names a piece of a sentence that never changes its order.
            fact ? <b key={`part-${String(position)}`}>{text}</b> : text,
          )}
        </p>
      )}
      <dl className="flex flex-wrap gap-x-5 text-sm text-ink-2 empty:hidden">
        {names.map(
          ({ label, name }) =>
            name && (
              <div key={label} className="flex gap-1.5">
                <dt>{label}</dt>
                <dd lang={langOf(name)} className="font-strong text-ink wrap-anywhere">
                  {name}
                </dd>
              </div>
            ),
        )}
      </dl>
      {words && <WrittenText text={words} className="text-sm" />}
    </div>
  );
}
