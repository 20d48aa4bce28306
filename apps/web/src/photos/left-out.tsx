import type { Refusal } from "@sanjog/domain/refusal";
import { CircleAlert } from "lucide-react";
import { useTranslateKey } from "../platform/locale.tsx";
import type { RejectedFile } from "./gallery-state.ts";

/** Shows why files were left out, one sentence each, until the next choice. */
export function LeftOut({ left }: { left: readonly RejectedFile[] }) {
  const t = useTranslateKey<Refusal>("refusals");
  return (
    <div role="alert">
      <ul className="grid gap-1">
        {left.map(({ refusal, file }, i) => (
          <li key={`${file}-${String(i)}`} className="field-error">
            <CircleAlert aria-hidden="true" size={22} />
            <span>{t(refusal, { file })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
