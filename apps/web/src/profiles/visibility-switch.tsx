import type { Reach } from "@sanjog/domain/suggestions/own-visibility";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { FieldError } from "../ui/controls/field.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { useChangeVisibility } from "./queries.ts";

/** §9: the switch is locked for this long after a change. */
export const switch_lock_ms = 5_000;

type Props = { public_profile: boolean; reach: Reach; children?: ReactNode };

/**
 * A switch between public and connections only, with a text about who can open the profile now. Below it stands what
 * belongs to it. It returns to its old
 * position when the server refuses the change.
 */
export function VisibilitySwitch({ public_profile, reach, children }: Props) {
  const t = useT("profiles");
  const hint = useHint();
  const words = useT("common");
  const { mutateAsync } = useChangeVisibility();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [locked, setLocked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setLocked(false), switch_lock_ms);
    return () => clearTimeout(timer);
  }, [locked]);
  async function change(next: boolean) {
    setWanted(next);
    setLocked(true);
    setProblem(null);
    try {
      const { message } = await mutateAsync(next);
      showToast("success", message ?? "");
    } catch (fieldError) {
      if (!(fieldError instanceof ApiError && fieldError.handled)) setProblem(sentenceFor(fieldError, words));
    } finally {
      setWanted(null);
    }
  }
  const shown = wanted ?? public_profile;
  return (
    <section className="card own-visibility">
      <Switch
        label={t("summary.public")}
        hint={hint(public_profile, reach)}
        checked={shown}
        // Not `disabled`, so that a keyboard user keeps the focus.
        aria-disabled={locked || undefined}
        onChange={({ target }) => {
          if (!locked) void change(target.checked);
        }}
      />
      <div role="alert">
        <FieldError id="visibility-problem" error={problem ?? undefined} />
      </div>
      {children}
    </section>
  );
}

function useHint(): (public_profile: boolean, reach: Reach) => string {
  const t = useT("profiles");
  const words = useT("visibility");
  return (public_profile, reach) => {
    if (reach === "nobody") return words("switch.nobody");
    if (reach === "connections")
      return public_profile ? words("switch.connections") : t("summary.public_off");
    return t("summary.public_on");
  };
}
