import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormPhone } from "../../form/special-inputs.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { FormYesNo } from "../../form/tile-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { profileQueries } from "../queries.ts";

/** A reference person who knows the family; the details appear once there is one. */
export function ReferenceFields() {
  const t = useT("profiles");
  const reference = useWatch({ name: "reference" }) === true;
  return (
    <>
      <FormYesNo name="reference" hint={t("personal.reference_text")} className="md:col-span-2" />
      {reference && (
        <>
          <FormText name="reference_name" autoComplete="off" maxLength={fieldErrorNumbers.name_max} />
          <FormText name="reference_relation" autoComplete="off" maxLength={fieldErrorNumbers.name_max} />
          <ReferencePhone />
        </>
      )}
    </>
  );
}

function ReferencePhone() {
  const { data } = useQuery(profileQueries.countries());
  const countries = data?.map(({ iso, name }) => ({ code: iso, name }));
  return (
    <FormPhone
      name="reference_contact"
      optional
      className="md:col-span-2"
      {...(countries && { countries })}
    />
  );
}
