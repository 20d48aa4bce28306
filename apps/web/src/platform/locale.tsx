import { formatNumber } from "@sanjog/i18n/format-number";
import { default_locale, htmlLang, isLocale, type Locale, toBcp47 } from "@sanjog/i18n/locale";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import { type Area, catalogues, type MessagesOf } from "./catalogues.ts";
import { retryImport } from "./retry-import.ts";
import { readStored, writeStored } from "./storage.ts";

export type Translate<A extends Area> = ReturnType<typeof createTranslator<MessagesOf<A>>>;

type LocaleState = { locale: Locale; setLocale: (locale: Locale) => void };

const LocaleContext = createContext<LocaleState>({ locale: default_locale, setLocale: () => {} });

/** Returns the stored language, which every request to the server sends. */
export function currentLocale(): Locale {
  const stored = readStored("locale");
  return isLocale(stored) ? stored : default_locale;
}

/**
 * A promise that carries its result, so that React does not suspend a screen for a catalogue that is already loaded.
 */
type ResolvedPromise = Promise<unknown> & { status?: "fulfilled"; value?: unknown };

/** One set for all catalogues. A page's first number format of Intl takes 20 ms and more on a phone. */
const formatters = {
  ..._createIntlFormatters(_createCache()),
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
};

const texts = new Map<string, ResolvedPromise>();

/** Loads a catalogue once. Removes a failed attempt, so that the next call tries again. */
export function loadTexts(locale: Locale, area: Area): Promise<unknown> {
  const key = `${locale}/${area}`;
  const known = texts.get(key);
  if (known) return known;
  const asked: ResolvedPromise = retryImport<{ messages: unknown }>(catalogues[area][locale]).then(
    ({ messages }) => {
      const t = createTranslator({
        locale: toBcp47(locale),
        messages: messages as object,
        _formatters: formatters,
      });
      asked.status = "fulfilled";
      asked.value = t;
      return t;
    },
    (fieldError: unknown) => {
      texts.delete(key);
      throw fieldError;
    },
  );
  texts.set(key, asked);
  return asked;
}

/** Returns the texts of an area in the reader's language. Suspends until they are loaded. */
export function useT<A extends Area>(area: A): Translate<A> {
  const { locale } = useContext(LocaleContext);
  return use(loadTexts(locale, area)) as Translate<A>;
}

/** Returns the texts of an area in a given language: what somebody else will read. */
export function useTIn<A extends Area>(locale: Locale, area: A): Translate<A> {
  return use(loadTexts(locale, area)) as Translate<A>;
}

/** Returns the text of a key that is known only while the app runs, such as a code of the server. */
export type TranslateKey<Key extends string> = {
  (key: Key, values: Record<string, string | number>): string;
  has(key: Key): boolean;
};

/** Returns what `useT` returns, for keys that are known only while the app runs. */
export function useTranslateKey<Key extends string = string>(area: Area): TranslateKey<Key> {
  const { locale } = useContext(LocaleContext);
  return use(loadTexts(locale, area)) as TranslateKey<Key>;
}

/** Starts loading the texts of several areas in parallel, so that a screen does not wait for one after the other. */
export function useTexts(...areas: Area[]): void {
  const { locale } = useContext(LocaleContext);
  const asked = areas.map((area) => loadTexts(locale, area));
  for (const promise of asked) use(promise);
}

export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}

type Props = { children: ReactNode; onChange?: (locale: Locale) => void };

/**
 * Provides the language: sets it on the document, stores it, and keeps showing the old texts until the new ones are
 * loaded.
 */
export function LocaleProvider({ children, onChange }: Props) {
  const [locale, setState] = useState(currentLocale);
  const setLocale = useCallback(
    async (next: Locale) => {
      await loadTexts(next, "common");
      writeStored("locale", next);
      document.documentElement.lang = htmlLang(next);
      startTransition(() => setState(next));
      onChange?.(next);
    },
    [onChange],
  );
  const value = useMemo(
    () => ({ locale, setLocale: (next: Locale) => void setLocale(next) }),
    [locale, setLocale],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}
