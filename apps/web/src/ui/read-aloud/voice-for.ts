/** The languages that a page is read in, as `lang` names them. */
export type SpokenLanguage = "en" | "pa";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Punjabi voices that read Shahmukhi, and know no Gurmukhi. */
const other_script = /-(pk|arab)\b/;

/**
 * Returns the voice that reads a language: one for India before others, and the device's usual one before the rest. Never
 * returns a remote voice: the browser's maker would get what it reads, and a member's words leave the device for nobody.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], language: SpokenLanguage): V | undefined {
  const own = voices.filter((voice) => {
    const tag = tagOf(voice);
    return voice.localService && tag.split("-")[0] === language && !other_script.test(tag);
  });
  return own.find((voice) => tagOf(voice).endsWith("-in")) ?? own.find((voice) => voice.default) ?? own[0];
}

/** Android writes `pa_IN`. */
const tagOf = ({ lang }: Voice) => lang.replaceAll("_", "-").toLowerCase();
