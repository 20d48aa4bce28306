import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../platform/storage.ts";
import { currentToken } from "../platform/token.ts";

const write_after_ms = 500;

/** Drafts belong to a member: another one on the same phone never meets them. */
export function draftName(owner_id: string, draft_key: string): string {
  return `draft:${owner_id}:${draft_key}`;
}

/** What was typed, without what must not lie about on a phone: passwords and codes. */
function withoutSecrets(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|otp/.test(name)));
}

/** What was typed and not yet saved, or null. */
export function readDraft(name: string | null): FieldValues | null {
  const text = name && readStored(name);
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === "object" && draft !== null ? (draft as FieldValues) : null;
  } catch {
    return null;
  }
}

export type Draft = { saved: boolean; clear: () => void };

/** Writes the form to this phone half a second after the last change; `saved` says that it is there. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string | null,
): Draft {
  const [saved, setSaved] = useState(() => readDraft(name) !== null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (name === null) return;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Only what a person changed: filling in the defaults is no draft.
        if (type !== "change") return;
        clearTimeout(timer.current);
        setSaved(false);
        write.current = () => {
          clearTimeout(timer.current);
          write.current = undefined;
          // Asked now and not at the change: choosing a country also empties state and city.
          writeStored(name, JSON.stringify(withoutSecrets(form.getValues())));
          setSaved(true);
        };
        timer.current = setTimeout(write.current, write_after_ms);
      },
    });
    // Who leaves within the half second loses no words; who logs out leaves none behind.
    const token = currentToken();
    const flush = () => currentToken() === token && write.current?.();
    window.addEventListener("pagehide", flush);
    return () => {
      stop();
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [form, name]);
  function clear() {
    clearTimeout(timer.current);
    write.current = undefined;
    if (name) writeStored(name, null);
    setSaved(false);
  }
  return { saved, clear };
}
