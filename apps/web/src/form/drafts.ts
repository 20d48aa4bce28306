import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../platform/storage.ts";
import { currentToken } from "../platform/token.ts";

const write_after_ms = 500;

/**
 * Returns the storage key of a draft. It contains the member's id, so that another member on the same phone never
 * sees it.
 */
export function draftName(owner_id: string, draft_key: string): string {
  return `draft:${owner_id}:${draft_key}`;
}

/** Returns the values without secrets, passwords and codes, which must not be stored on a phone. */
function withoutSecrets(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|otp/.test(name)));
}

/** Returns the stored draft, or null. */
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

/** Stores the form on this phone half a second after the last change; `saved` is true once it is stored. */
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
        // Setting default values is not a change by the member and makes no draft.
        if (type !== "change") return;
        clearTimeout(timer.current);
        setSaved(false);
        write.current = () => {
          clearTimeout(timer.current);
          write.current = undefined;
          // Read now and not at the change event: choosing a country also clears state and city.
          writeStored(name, JSON.stringify(withoutSecrets(form.getValues())));
          setSaved(true);
        };
        timer.current = setTimeout(write.current, write_after_ms);
      },
    });
    // Leaving within the half second stores the draft at once; logging out must leave no draft behind.
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
