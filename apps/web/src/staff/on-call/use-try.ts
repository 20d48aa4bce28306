import { useState } from "react";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";

/** Returns whether a step is under way, and a function that runs one and shows why it failed. */
export function useTry(): [boolean, (step: () => Promise<unknown>) => Promise<void>] {
  const t = useT("common");
  const [busy, setBusy] = useState(false);
  async function run(step: () => Promise<unknown>) {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      showToast("error", sentenceFor(error, t));
    } finally {
      setBusy(false);
    }
  }
  return [busy, run];
}
