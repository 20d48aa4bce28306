import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useT } from "./locale.tsx";

export type ToastLevel = "success" | "warning" | "error";
/** What a toast offers to press, such as the way back. */
type ToastAction = { label: string; onPress: () => void };
type Toast = { id: number; level: ToastLevel; text: string; action: ToastAction | null };

/** §8: a toast disappears after 3 seconds. */
const toast_ms = 3_000;
/** A button must be read, found and reached. */
const with_action_ms = 10_000;

/** One at a time: an older message beside a newer one would contradict it. */
let shown: Toast | null = null;
let last_id = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a message for three seconds, with an action for ten, in place of the one before: on phones above the bars,
 * otherwise at the top.
 */
export function showToast(level: ToastLevel, text: string, action: ToastAction | null = null): void {
  if (!text) return;
  last_id += 1;
  set({ id: last_id, level, text, action });
}

/** Takes a message away that is no longer true. */
export function dropToast(text: string): void {
  if (shown?.text === text) set(null);
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Renders the toast in live regions: polite for successes, assertive for errors. */
export function Toasts() {
  const t = useT("common");
  const toast = useSyncExternalStore(subscribe, () => shown);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  // Beside the sheets, which lie above the page: a message behind one could not be read.
  return createPortal(
    <section className="toasts" aria-label={t("toast.region")}>
      {/* The role implies aria-live, but dialogs look for the attribute before they hide the rest of the page. */}
      <div role="status" aria-live="polite" className="contents">
        {toast?.level !== "error" && card}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toast?.level === "error" && card}
      </div>
    </section>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT("common");
  const [held, setHeld] = useState(false);
  const { action } = toast;
  const dismiss = () => set(null);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => set(null), action ? with_action_ms : toast_ms);
    return () => clearTimeout(timer);
  }, [held, action]);
  const Icon = icons[toast.level];
  return (
    <div
      className={`toast toast-${toast.level}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        <span className="grow basis-44">
          <span className="visually-hidden">{t(`toast.${toast.level}`)} </span>
          {toast.text}
        </span>
        {action && (
          <button
            type="button"
            className="link-button -ml-1"
            onClick={() => {
              dismiss();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={t("toast.dismiss")} onClick={dismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
