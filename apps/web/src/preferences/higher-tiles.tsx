import { highest_level } from "@sanjog/domain/preferences/proposed-wishes";
import { count_step } from "@sanjog/domain/suggestions/rounded-count";
import { useWatch } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { RadioTiles } from "../ui/controls/radio-tiles.tsx";
import { useDraftCount, useDraftWishes } from "./use-draft-count.ts";

type TilesProps = { minimum: string; title: string; onChoose: (maximum: string) => void };

/** Whether higher degrees are included, each choice with how many families it finds. */
export function HigherTiles({ minimum, title, onChoose }: TilesProps) {
  const t = useT("preferences");
  const maximum = String(useWatch({ name: "maximum_education" }) ?? "");
  const higher = useFamiliesWith(minimum, highest_level);
  const only = useFamiliesWith(minimum, minimum);
  return (
    <RadioTiles
      label={t("higher.label")}
      value={maximum}
      onChange={onChoose}
      className="md:col-span-2"
      options={[
        { id: highest_level, title: t("higher.or_higher", { degree: title }), note: higher },
        { id: minimum, title: t("higher.only", { degree: title }), note: only },
      ]}
    />
  );
}

/** Returns how many families fit with this range of education, as a sentence; empty until it is counted. */
function useFamiliesWith(minimum_education: string, maximum_education: string): string {
  const t = useT("preferences");
  const draft = useDraftWishes();
  const range = { minimum_education, maximum_education } as NonNullable<typeof draft>;
  const count = useDraftCount(draft && { ...draft, ...range });
  if (!count) return "";
  return count.families === null
    ? t("higher.fewer", { count: String(count_step) })
    : t("higher.families", { families: String(count.families) });
}
