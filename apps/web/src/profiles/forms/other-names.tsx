import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { openNameFields } from "@sanjog/domain/profiles/name-scripts";
import { lazy } from "react";
import { useWatch } from "react-hook-form";
import { FormText } from "../../form/text-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Optional } from "../../ui/controls/optional.tsx";

// The transliteration tables load after the form has rendered, since they are needed only when a name is typed.
const FollowedNames = lazy(async () => ({
  default: (await retryImport(() => import("./followed-names.tsx"))).FollowedNames,
}));

/**
 * The name in the other script, transliterated until the family corrects it. The fields do not wait for the
 * transliteration: a field that appears later would move the button that is being pressed.
 */
export function OtherNames() {
  const t = useT("profiles");
  const [firstname = "", lastname = ""] = useWatch({ name: ["firstname", "lastname"] }) as string[];
  return (
    <>
      {openNameFields({ firstname, lastname }).map((field) => (
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
      ))}
      <Optional>
        <FollowedNames firstname={firstname} lastname={lastname} />
      </Optional>
    </>
  );
}
