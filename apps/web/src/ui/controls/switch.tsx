import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & { label: ReactNode; hint?: ReactNode };

/** An on/off switch that takes effect at once, without a Save button. */
export function Switch({ label, hint, ...rest }: Props) {
  return (
    <label className="switch-row">
      <span>
        <span className="field-label">{label}</span>
        {hint && <span className="field-note block">{hint}</span>}
      </span>
      <input type="checkbox" role="switch" {...rest} className="switch" />
    </label>
  );
}
