import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { readStored, writeStored } from "../platform/storage.ts";

const stored = "desk_keys";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether single letters work as commands, and a function that changes it on this device: somebody who dictates
 * to the computer would press them by accident.
 */
export function useKeysWanted(): [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, () => readStored(stored) !== "off");
  const set = (next: boolean) => {
    writeStored(stored, next ? null : "off");
    for (const listener of listeners) listener();
  };
  return [wanted, set];
}

const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const dialogs = "[role=dialog], [role=alertdialog]";

/** Calls what belongs to a pressed key, except while somebody types or a dialog is open. */
export function useKeys(commands: Readonly<Record<string, () => void>>): void {
  const [wanted] = useKeysWanted();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commands[event.key];
    if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(typing)) return;
    if (document.querySelector(dialogs)) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    if (!wanted) return;
    const handle = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, [wanted]);
}
