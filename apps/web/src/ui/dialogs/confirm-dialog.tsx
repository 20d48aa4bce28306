import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { retryImport } from "../../platform/retry-import.ts";
import { whenSettled } from "../../platform/settled.ts";
import type { Question } from "./confirm-popup.tsx";

export type { Question };

const load = () => retryImport(() => import("./confirm-popup.tsx"));
const ConfirmPopup = lazy(async () => ({ default: (await load()).ConfirmPopup }));

/** Returns one confirm dialog for a whole screen: `ask(question)` opens it; render `dialog` once in the page. */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [opener, setOpener] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    setOpener(document.activeElement);
    setOpen(true);
  }, []);
  // The dialog's code loads after the screen has rendered, so that no screen waits for it.
  useEffect(() => {
    void whenSettled()
      .then(load)
      .catch(() => undefined);
  }, []);
  const dialog = question && (
    <Suspense fallback={null}>
      <ConfirmPopup question={question} opener={opener} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { ask, dialog };
}
