import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { retryImport } from "../../platform/retry-import.ts";
import { whenSettled } from "../../platform/settled.ts";
import type { Question } from "./confirm-popup.tsx";

export type { Question };

const load = () => retryImport(() => import("./confirm-popup.tsx"));
const ConfirmPopup = lazy(async () => ({ default: (await load()).ConfirmPopup }));

/**
 * One confirm dialog for a whole screen: `ask(question)` opens it, `dialog` is put once into the page.
 */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    setOpen(true);
  }, []);
  // It comes when the screen is drawn: no screen waits for it, and the first tap seldom does.
  useEffect(() => {
    void whenSettled()
      .then(load)
      .catch(() => undefined);
  }, []);
  const dialog = question && (
    <Suspense fallback={null}>
      <ConfirmPopup question={question} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { ask, dialog };
}
