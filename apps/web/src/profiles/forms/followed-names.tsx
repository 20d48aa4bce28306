import { type NameField, nameScripts, type TypedName } from "@sanjog/domain/profiles/name-scripts";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { followedName } from "./followed-names-state.ts";

const fields = Object.keys(nameScripts) as NameField[];

/** Fills the empty name fields when the form opens and keeps them equal to the typed name. Renders nothing. */
export function FollowedNames({ firstname, lastname }: TypedName) {
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
  return null;
}
