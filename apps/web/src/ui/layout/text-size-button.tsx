import { ALargeSmall } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { textSizes, useTextSize } from "../../platform/text-size.ts";

/** Enlarges the text with each press and restores it with the third: for people who would not look for a setting. */
export function TextSizeButton() {
  const t = useT("common");
  const [size, choose] = useTextSize();
  const next = textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? "normal";
  return (
    <button
      type="button"
      className="btn btn-secondary flex-none px-3"
      // The accessible name changes with each press, so that screen readers announce the change.
      aria-label={t("text_size.change", { size: t(`text_size.${next}`) })}
      title={t("text_size.label")}
      onClick={() => choose(next)}
    >
      <ALargeSmall aria-hidden="true" size={28} />
    </button>
  );
}
