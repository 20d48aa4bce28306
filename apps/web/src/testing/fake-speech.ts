import { onTestFinished } from "vitest";

type FakeVoice = { lang: string; localService: boolean; default: boolean };

/** Creates a voice as a browser lists it. */
export function voice(lang: string, more: Partial<FakeVoice> = {}): FakeVoice {
  return { lang, localService: true, default: false, ...more };
}

class FakeUtterance extends EventTarget {
  voice: FakeVoice | null = null;
  lang = "";
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A device that speaks when a test lets it. Browsers of tests have no voice. */
class FakeSpeech extends EventTarget {
  /** Each text that was begun, after the language of the voice. */
  readonly said: string[] = [];
  #voices: readonly FakeVoice[];
  #waiting: FakeUtterance[] = [];
  constructor(voices: readonly FakeVoice[]) {
    super();
    this.#voices = voices;
  }
  getVoices(): readonly FakeVoice[] {
    return this.#voices;
  }
  /** Changes the voices, as browsers do some time after the page has loaded. */
  setVoices(voices: readonly FakeVoice[]): void {
    this.#voices = voices;
    this.dispatchEvent(new Event("voiceschanged"));
  }
  speak(utterance: FakeUtterance): void {
    this.#waiting.push(utterance);
    if (this.#waiting.length === 1) this.#begin();
  }
  cancel(): void {
    const stopped = this.#waiting;
    this.#waiting = [];
    for (const utterance of stopped) utterance.dispatchEvent(new Event("error"));
  }
  /** Ends the text that is being spoken and begins the next. */
  finishOne(): void {
    this.#waiting.shift()?.dispatchEvent(new Event("end"));
    this.#begin();
  }
  /** Speaks until nothing is left. */
  finish(): void {
    while (this.#waiting.length > 0) this.finishOne();
  }
  /** Whether something is spoken or waits. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }
  #begin(): void {
    const [utterance] = this.#waiting;
    if (utterance) this.said.push(`${utterance.voice?.lang ?? "no voice"}: ${utterance.text}`);
  }
}

/** Gives the device these voices until the test ends. */
export function fakeSpeech(...voices: FakeVoice[]): FakeSpeech {
  const speech = new FakeSpeech(voices);
  install("speechSynthesis", speech);
  install("SpeechSynthesisUtterance", FakeUtterance);
  return speech;
}

function install(name: string, value: unknown): void {
  const real = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, value });
  onTestFinished(() => {
    if (real) Object.defineProperty(window, name, real);
  });
}
