import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { useEffect, useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { FieldError } from "../ui/controls/field.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { useChangeVisibility } from "./queries.ts";

/** §9: the switch is locked for this long after a change. */
export const switch_lock_ms = 5_000;

type Props = { public_profile: boolean; reasons: readonly Hindrance[] };

type Hiding = Exclude<Hindrance, "no_photo" | "private" | "under_age">;

/** These change nothing about who can open the profile, or are the choice of the switch itself. */
const no_hiding: readonly Hindrance[] = ["no_photo", "private", "under_age"];
const hides = (reason: Hindrance): reason is Hiding => !no_hiding.includes(reason);

/** After these the profile is shown without a step of the member, who may choose before. */
const waiting: readonly Hindrance[] = ["held", "phone_unverified"];

/**
 * A switch between public and connections only, with a text about who can open the profile now. While something else
 * hides the profile, it is not shown as public. It returns to its old position when the server refuses the change.
 */
export function VisibilitySwitch({ public_profile, reasons }: Props) {
  const t = useT("profiles");
  const visibility = useT("visibility");
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
  const hidden = reasons.find(hides);
  const waits = hidden !== undefined && waiting.includes(hidden);
  const counts = hidden === undefined || waits;
  const hint = public_profile ? t("summary.public_on") : t("summary.public_off");
  return (
    <section className="card own-visibility">
      <Switch
        label={waits ? visibility("switch.later") : t("summary.public")}
        hint={hidden ? visibility(`switch.${hidden}`) : hint}
        checked={counts && (wanted ?? public_profile)}
        data-later={waits || undefined}
        // Not `disabled`, so that a keyboard user keeps the focus.
        aria-disabled={locked || !counts || undefined}
        onChange={({ target }) => {
          if (counts && !locked) void change(target.checked);
        }}
      />
      <div role="alert">
        <FieldError id="visibility-problem" error={problem ?? undefined} />
      </div>
    </section>
  );
}
