import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useT } from "./locale.tsx";

export type ToastLevel = "success" | "warning" | "error";
type Toast = { id: number; level: ToastLevel; text: string };

/** §8: a toast disappears after 3 seconds. */
const toast_ms = 3_000;

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

/** Shows a message for three seconds, in place of the one before: on phones above the bars, otherwise at the top. */
export function showToast(level: ToastLevel, text: string): void {
  if (!text) return;
  last_id += 1;
  set({ id: last_id, level, text });
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Renders the toast in live regions: polite for successes, assertive for errors. */
export function Toasts() {
  const t = useT("common");
  const toast = useSyncExternalStore(subscribe, () => shown);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <section className="toasts" aria-label={t("toast.region")}>
      {/* The role implies aria-live, but dialogs look for the attribute before they hide the rest of the page. */}
      <div role="status" aria-live="polite" className="contents">
        {toast?.level !== "error" && card}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toast?.level === "error" && card}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT("common");
  const [held, setHeld] = useState(false);
  const dismiss = () => set(null);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => set(null), toast_ms);
    return () => clearTimeout(timer);
  }, [held]);
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
