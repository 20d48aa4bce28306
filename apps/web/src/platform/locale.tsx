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
import { createTranslator } from "use-intl/core";
import { type Area, catalogues, type MessagesOf } from "./catalogues.ts";
import { retryImport } from "./retry-import.ts";
import { readStored, writeStored } from "./storage.ts";

export type Translate<A extends Area> = ReturnType<typeof createTranslator<MessagesOf<A>>>;

type LocaleState = { locale: Locale; setLocale: (locale: Locale) => void };

const LocaleContext = createContext<LocaleState>({ locale: default_locale, setLocale: () => {} });

/** The stored choice; what calls to the server send. */
export function currentLocale(): Locale {
  const stored = readStored("locale");
  return isLocale(stored) ? stored : default_locale;
}

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

/** Brings a catalogue, once; a failed try is forgotten so that the next one asks again. */
export function loadTexts(locale: Locale, area: Area): Promise<unknown> {
  const key = `${locale}/${area}`;
  const running = loading.get(key);
  if (running) return running;
  const asked = retryImport<{ messages: unknown }>(catalogues[area][locale]).then(
    ({ messages }) => {
      loaded.set(key, createTranslator({ locale: toBcp47(locale), messages: messages as object }));
    },
    (fault: unknown) => {
      loading.delete(key);
      throw fault;
    },
  );
  loading.set(key, asked);
  return asked;
}

/** The texts of an area in the reader's language. Suspends until they are here. */
export function useT<A extends Area>(area: A): Translate<A> {
  const { locale } = useContext(LocaleContext);
  const key = `${locale}/${area}`;
  if (!loaded.has(key)) use(loadTexts(locale, area));
  return loaded.get(key) as Translate<A>;
}

export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}

type Props = { children: ReactNode; onChange?: (locale: Locale) => void };

/** Holds the language: tells the document, remembers the choice, and keeps the old words until the new ones are here. */
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
