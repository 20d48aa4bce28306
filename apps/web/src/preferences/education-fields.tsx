import { educationFrom } from "@sanjog/domain/preferences/preferences";
import { lazy } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSelect } from "../form/text-inputs.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Optional } from "../ui/controls/optional.tsx";

const HigherTiles = lazy(async () => ({
  default: (await retryImport(() => import("./higher-tiles.tsx"))).HigherTiles,
}));

type Levels = readonly { id: string; title: string }[];

/**
 * The list of maximum degrees begins with the minimum. A new minimum sets the maximum equal to it (specification §3),
 * and two tiles say how many families this choice finds and how many more with higher degrees.
 */
export function EducationFields({ levels }: { levels: Levels }) {
  const { setValue, clearErrors } = useFormContext();
  const minimum = String(useWatch({ name: "minimum_education" }) ?? "");
  const ids = levels.map(({ id }) => id);
  const above = minimum ? educationFrom(minimum, ids) : ids;
  const title = levels.find(({ id }) => id === minimum)?.title;
  function setMaximum(level: string) {
    setValue("maximum_education", level, { shouldDirty: true });
    clearErrors("maximum_education");
  }
  return (
    <>
      <FormSelect name="minimum_education" options={levels} onChosen={setMaximum} />
      {title !== undefined && above.length > 1 && (
        <Optional>
          <HigherTiles minimum={minimum} title={title} onChoose={setMaximum} />
        </Optional>
      )}
      <FormSelect name="maximum_education" options={levels.filter(({ id }) => above.includes(id))} />
    </>
  );
}
