import { ALargeSmall } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { textSizes, useTextSize } from "../../platform/text-size.ts";

/** One press makes the letters larger, the third makes them as they were: for anyone who would not look for a menu. */
export function TextSizeButton() {
  const t = useT("common");
  const [size, choose] = useTextSize();
  const next = textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? "normal";
  return (
    <button
      type="button"
      className="btn btn-secondary flex-none px-3"
      // The name changes with each press, which is what a listener hears of it.
      aria-label={t("text_size.change", { size: t(`text_size.${next}`) })}
      title={t("text_size.label")}
      onClick={() => choose(next)}
    >
      <ALargeSmall aria-hidden="true" size={28} />
    </button>
  );
}
