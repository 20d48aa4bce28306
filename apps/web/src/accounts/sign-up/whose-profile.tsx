import type { SignUpOption } from "@sanjog/contract/reference";
import { genderOf } from "@sanjog/domain/accounts/sign-up";
import type { ProfileFor } from "@sanjog/domain/reference/personal-lists";
import { Check } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormTiles } from "../../form/tile-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import "./whose-profile.css";

export type SignUpChoices = { profile_for: readonly SignUpOption[]; gender: readonly SignUpOption[] };

/** Whom the profile is for; the gender is set if the relation determines it, and asked for otherwise. */
export function WhoseProfile({ options }: { options: SignUpChoices }) {
  const t = useT("accounts");
  const { setValue, clearErrors } = useFormContext();
  const profile_for = useWatch({ name: "profile_for" }) as ProfileFor | undefined;
  const told = profile_for ? genderOf(profile_for) : null;
  const title = options.gender.find(({ id }) => id === told)?.title;
  function fillGender(chosen: string) {
    setValue("gender", genderOf(chosen as ProfileFor) ?? "");
    clearErrors("gender");
  }
  return (
    <>
      <div className="profile-for">
        <FormTiles name="profile_for" options={options.profile_for} onChosen={fillGender} />
        <div aria-live="polite">
          {title && (
            <p className="mt-4 flex items-center gap-3 text-mehndi">
              <Check aria-hidden="true" className="flex-none" />
              {t("register.gender_told", { gender: title })}
            </p>
          )}
        </div>
      </div>
      {profile_for && told === null && <FormTiles name="gender" options={options.gender} />}
    </>
  );
}
