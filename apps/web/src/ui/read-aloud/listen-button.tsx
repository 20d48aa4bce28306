import { htmlLang } from "@sanjog/i18n/locale";
import { Square, Volume2 } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { classes } from "../classes.ts";
import { type Reading, startReading } from "./reading.ts";
import { sentencesIn } from "./sentences.ts";
import { shownTexts } from "./shown-texts.ts";
import { type SpokenLanguage, voiceFor } from "./voice-for.ts";

/** Reads the page aloud at a press, and stops at the next one, or when the page is left or hidden. */
export function ListenButton({ overPhoto = false }: { overPhoto?: boolean }) {
  const t = useT("common");
  const { locale } = useLocale();
  const language = htmlLang(locale);
  const has_voice = useVoice(language);
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    if (!reading) return;
    const handleVisibility = () => document.hidden && setReading(null);
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      document.removeEventListener("visibilitychange", handleVisibility);
      reading.stop();
    };
  }, [reading]);
  if (!has_voice) return null;
  // Speech begins in the handler itself: Safari refuses it later than the press.
  const start = () => startReading(sentencesIn(shownTexts(document), language), () => setReading(null));
  const Icon = reading ? Square : Volume2;
  return (
    <button
      type="button"
      className={classes("round", overPhoto ? "round-over" : "round-line")}
      onClick={() => setReading(reading ? null : start())}
    >
      <Icon aria-hidden="true" size={24} />
      <span className="text-xs font-strong">{t(reading ? "read_aloud.stop" : "read_aloud.start")}</span>
    </button>
  );
}

/** Returns whether the device has a voice for a language; browsers load the list of voices after the page. */
function useVoice(language: SpokenLanguage): boolean {
  return useSyncExternalStore(subscribe, () => voiceFor(speechSynthesis.getVoices(), language) !== undefined);
}

function subscribe(listener: () => void): () => void {
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}
