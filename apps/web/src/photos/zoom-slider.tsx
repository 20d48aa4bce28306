import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { useT } from "../platform/locale.tsx";
import "./zoom-slider.css";

/** One press of a button is a sixth of the way. */
const steps = 6;

type Props = { value: number; max: number; onChange: (zoom: number) => void };

/** How large the picture is: a slider between a button for smaller and one for larger. */
export function ZoomSlider({ value, max, onChange }: Props) {
  const t = useT("photos");
  const id = useId();
  const move = (by: -1 | 1) => onChange(Math.min(max, Math.max(1, value + (by * (max - 1)) / steps)));
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {t("crop.zoom")}
      </label>
      <div className="zoom-row">
        <button
          type="button"
          className="round round-line"
          aria-label={t("crop.smaller")}
          aria-disabled={value <= 1 || undefined}
          onClick={() => move(-1)}
        >
          <Minus aria-hidden="true" size={24} />
        </button>
        <input
          id={id}
          type="range"
          className="zoom-slider"
          style={{ "--filled": `${String(((value - 1) / (max - 1)) * 100)}%` } as Record<string, string>}
          min={1}
          max={max}
          step={0.01}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <button
          type="button"
          className="round round-line"
          aria-label={t("crop.larger")}
          aria-disabled={value >= max || undefined}
          onClick={() => move(1)}
        >
          <Plus aria-hidden="true" size={24} />
        </button>
      </div>
    </div>
  );
}
