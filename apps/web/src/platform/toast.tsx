import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useT } from "./locale.tsx";

export type ToastLevel = "success" | "warning" | "error";
type Toast = { id: number; level: ToastLevel; text: string };

/** §8: toasts at the top disappear after 3 seconds. */
const toast_ms = 3_000;
const most_at_once = 3;

let toasts: readonly Toast[] = [];
let last_id = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for three seconds at the top of the screen; the same text replaces its earlier toast. */
export function showToast(level: ToastLevel, text: string): void {
  if (!text) return;
  last_id += 1;
  const others = toasts.filter((toast) => toast.text !== text);
  set([...others.slice(1 - most_at_once), { id: last_id, level, text }]);
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Renders the toasts as live regions: polite for successes, assertive for errors. */
export function Toasts() {
  const t = useT("common");
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section className="toasts" aria-label={t("toast.region")}>
      {/* The role implies aria-live, but dialogs look for the attribute before they hide the rest of the page. */}
      <div role="status" aria-live="polite" className="contents">
        {shown
          .filter(({ level }) => level !== "error")
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {shown
          .filter(({ level }) => level === "error")
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT("common");
  const [held, setHeld] = useState(false);
  const dismiss = () => set(toasts.filter(({ id }) => id !== toast.id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), toast_ms);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
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
      <span className="grow">
        <span className="visually-hidden">{t(`toast.${toast.level}`)} </span>
        {toast.text}
      </span>
      <button type="button" className="icon-btn" aria-label={t("toast.dismiss")} onClick={dismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
