import { numberIn } from "@sanjog/domain/form/fields";
import type { Height } from "@sanjog/domain/profiles/height";
import { centimetresOf, typedHeight } from "@sanjog/domain/profiles/typed-height";
import {
  kilosFrom,
  poundsFrom,
  type WeightUnit,
  weightUnitOf,
  weightUnits,
} from "@sanjog/domain/profiles/weight";
import { formatHeight, formatWeight } from "@sanjog/i18n/format";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { useLocale, useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { ReadBackField } from "../ui/controls/read-back-field.tsx";
import { useHeightError } from "./height-input.tsx";
import { type BoundProps, useField } from "./use-field.ts";

/** A height typed in feet and inches or in centimetres, and read back in both. */
export function FormTypedHeight(bound: BoundProps) {
  const t = useT("common");
  const { locale } = useLocale();
  const feet = useController({ name: `${bound.name}.feet` }).field;
  const inches = useController({ name: `${bound.name}.inches` }).field;
  const [typed, setTyped] = useState(() => writtenHeight(feet.value, inches.value));
  const height = typedHeight(typed);
  function change(text: string) {
    setTyped(text);
    const next = typedHeight(text);
    inches.onChange(next ? next.inches : "");
    // Text that is no height stays in the answer, so that the form can refuse it.
    feet.onChange(next ? next.feet : text);
  }
  return (
    <ReadBackField
      {...useField({ hint: t("height.typed_hint"), ...bound })}
      error={useHeightError(bound.name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      name={feet.name}
      ref={feet.ref}
      value={typed}
      onText={change}
      onBlur={() => {
        inches.onBlur();
        feet.onBlur();
      }}
      read_back={height ? bothUnits(height) : ""}
    />
  );
  function bothUnits(of: Height): string {
    return `${formatHeight(locale, of)} · ${t("height.centimetres", { count: String(centimetresOf(of)) })}`;
  }
}

function writtenHeight(feet: unknown, inches: unknown): string {
  return feet === "" || inches === "" ? String(feet) : `${String(feet)}′ ${String(inches)}″`;
}

/** A weight in kilograms or pounds; the form holds kilograms. */
export function FormWeight(bound: BoundProps) {
  const t = useT("common");
  const { locale } = useLocale();
  const { user } = useSession();
  const { field } = useController({ name: bound.name });
  const kilos = numberIn(field.value);
  const [unit, setUnit] = useState(() => weightUnitOf(user?.phone_number ?? null));
  const [typed, setTyped] = useState(() => writtenWeight(field.value, unit));
  const by_hand = useRef(false);
  function change(text: string) {
    by_hand.current = true;
    setTyped(text);
    field.onChange(kilosIn(text, unit));
  }
  function changeUnit(next: WeightUnit) {
    setUnit(next);
    // A number that was just typed is meant in the new unit; a saved one is the same weight in it.
    if (by_hand.current) field.onChange(kilosIn(typed, next));
    else setTyped(writtenWeight(field.value, next));
  }
  return (
    <ReadBackField
      {...useField({ hint: t("weight.hint"), ...bound })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      name={field.name}
      ref={field.ref}
      value={typed}
      onText={change}
      onBlur={field.onBlur}
      read_back={kilos > 0 ? formatWeight(locale, kilos) : ""}
      beside={
        <select
          className="input"
          aria-label={t("weight.unit")}
          value={unit}
          onChange={(event) => changeUnit(event.target.value as WeightUnit)}
        >
          {weightUnits.map((id) => (
            <option key={id} value={id}>
              {t(`weight.${id}`)}
            </option>
          ))}
        </select>
      }
    />
  );
}

/** Text that is no number stays as it is, so that the form can refuse it. */
function kilosIn(text: string, unit: WeightUnit): string {
  const amount = numberIn(text);
  return unit === "kg" || Number.isNaN(amount) ? text : String(kilosFrom(amount));
}

function writtenWeight(kilos: unknown, unit: WeightUnit): string {
  const amount = numberIn(kilos);
  return unit === "kg" || Number.isNaN(amount) ? String(kilos) : String(poundsFrom(amount));
}
