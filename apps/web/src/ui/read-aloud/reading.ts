import type { Sentence } from "./sentences.ts";
import { voiceFor } from "./voice-for.ts";

/** A page that is being read; `stop` ends it without a further word. */
export type Reading = {
  /** Held until the end: Chromium forgets those that nobody holds, and never says that they are over. */
  utterances: readonly SpeechSynthesisUtterance[];
  stop: () => void;
};

/**
 * Begins to say sentences, each in the voice of its language, and calls `onEnd` after the last. Leaves out sentences
 * without a voice; returns null where none is left.
 */
export function startReading(sentences: readonly Sentence[], onEnd: () => void): Reading | null {
  const voices = speechSynthesis.getVoices();
  const utterances = sentences.flatMap(({ text, language }) => {
    const voice = voiceFor(voices, language);
    if (!voice) return [];
    return Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang });
  });
  const last = utterances.at(-1);
  if (!last) return null;
  const over = new AbortController();
  for (const event of ["end", "error"]) last.addEventListener(event, onEnd, { signal: over.signal });
  for (const utterance of utterances) speechSynthesis.speak(utterance);
  function stop() {
    over.abort();
    speechSynthesis.cancel();
  }
  return { utterances, stop };
}
