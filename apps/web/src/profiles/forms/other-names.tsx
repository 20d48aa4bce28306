import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { type NameField, nameScripts, openNameFields } from "@sanjog/domain/profiles/name-scripts";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormText } from "../../form/text-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { followedName } from "./other-names-state.ts";

const fields = Object.keys(nameScripts) as NameField[];

/** The name in the other script, transliterated until the family corrects it. */
export function OtherNames() {
  const t = useT("profiles");
  const [firstname = "", lastname = ""] = useWatch({ name: ["firstname", "lastname"] }) as string[];
  useFollowedNames(firstname, lastname);
  return openNameFields({ firstname, lastname }).map((field) => (
    <FormText
      key={field}
      name={field}
      lang={field === "name_in_punjabi" ? "pa" : "en"}
      hint={t("personal.other_name_hint")}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={fieldErrorNumbers.name_max}
      optional
      className="md:col-span-2"
    />
  ));
}

/** Fills empty fields when the form opens and follows the typed name afterwards. */
function useFollowedNames(firstname: string, lastname: string): void {
  const { getValues, setValue } = useFormContext();
  const before = useRef({ firstname: "", lastname: "" });
  useEffect(() => {
    const now = { firstname, lastname };
    for (const field of fields) {
      const shown: unknown = getValues(field);
      const followed = followedName(field, typeof shown === "string" ? shown : "", before.current, now);
      if (followed !== shown) setValue(field, followed, { shouldValidate: false });
    }
    before.current = now;
  }, [firstname, lastname, getValues, setValue]);
}
