import { useT } from "../../platform/locale.tsx";
import { textSizes, useTextSize } from "../../platform/text-size.ts";

/** A choice of 100, 115 or 130 % text size, shown as three letters of growing size. */
export function TextSizeChoice() {
  const t = useT("common");
  const [size, choose] = useTextSize();
  return (
    <div role="group" aria-label={t("text_size.label")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="mr-2">
        {t("text_size.label")}
      </span>
      {textSizes.map((one, step) => (
        <button
          key={one}
          type="button"
          className="btn btn-secondary px-4 aria-pressed:border-madder aria-pressed:bg-madder-soft"
          aria-pressed={one === size}
          aria-label={t(`text_size.${one}`)}
          onClick={() => choose(one)}
        >
          <span aria-hidden="true" className={["text-xs", "text-lg", "text-xl"][step]}>
            {t("text_size.letter")}
          </span>
        </button>
      ))}
    </div>
  );
}
