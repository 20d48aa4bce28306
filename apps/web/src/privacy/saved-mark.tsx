import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../platform/locale.tsx";

const saved_ms = 2_000;

/** Returns whether something was saved within the last two seconds, and the setter for it. */
export function useJustSaved(): [boolean, (saved: boolean) => void] {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), saved_ms);
    return () => clearTimeout(timer);
  }, [saved]);
  return [saved, setSaved];
}

type Props = {
  pending: boolean;
  saved: boolean;
  /** Shown in the same place at other times. */
  otherwise: string | false;
};

/** Says in a live region that a choice is being saved or saved. */
export function SavedMark({ pending, saved, otherwise }: Props) {
  const t = useT("privacy");
  const words = useT("common");
  return (
    <>
      <span
        role="status"
        className="inline-flex items-center gap-1 font-strong whitespace-nowrap text-mehndi"
      >
        {pending && t("saving")}
        {!pending && saved && (
          <>
            <Check aria-hidden="true" size={18} />
            {words("saved")}
          </>
        )}
      </span>
      {!pending && !saved && otherwise && <span>{otherwise}</span>}
    </>
  );
}
