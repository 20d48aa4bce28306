import { useState } from "react";
import * as z from "zod/mini";
import { FormSheetSelect } from "../form/choice-inputs.tsx";
import { DraftNote, FormFrame } from "../form/form-frame.tsx";
import { FormMultiSelect } from "../form/multi-choice-input.tsx";
import { FormBirthDate, FormCode, FormPhone } from "../form/special-inputs.tsx";
import { FormNumber, FormPassword, FormSelect, FormText, FormTextArea } from "../form/text-inputs.tsx";
import { FormCheckbox, FormTiles, FormYesNo } from "../form/tile-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";

const schema = z.object({
  firstname: z.string().check(z.minLength(1, "required"), z.maxLength(200, "name_too_long")),
  weight: z.string().check(z.minLength(1, "required")),
  password: z.string().check(z.minLength(8, "password_too_short")),
  dob: z.string().check(z.minLength(1, "required")),
  phone_number: z.string().check(z.regex(/^\+\d{7,}$/, "phone_invalid")),
  email_otp: z.string().check(z.regex(/^\d{6}$/, "code_not_six_digits")),
  marital_status: z.string().check(z.minLength(1, "choose_one")),
  diet: z.string("choose_one"),
  namdhari_sect: z.boolean("choose_yes_or_no"),
  occupation: z.array(z.string()).check(z.minLength(1, "choose_at_least_one")),
  paternal_gotra: z.string("choose_one"),
  express_yourself: z.string().check(z.maxLength(255, "about_too_long")),
  privacy_policy_accepted: z.literal(true, "terms_not_accepted"),
});

const defaults = {
  firstname: "",
  weight: "",
  password: "",
  dob: "",
  phone_number: "",
  email_otp: "",
  marital_status: "",
  occupation: [],
  express_yourself: "",
};

const titles = [
  "ਖੇਤੀਬਾੜੀ",
  "ਅਧਿਆਪਕ",
  "ਡਾਕਟਰ",
  "ਨਰਸ",
  "ਇੰਜੀਨੀਅਰ",
  "ਦੁਕਾਨਦਾਰ",
  "ਟਰਾਂਸਪੋਰਟ",
  "ਫ਼ੌਜ",
  "ਪੁਲਿਸ",
  "ਸਰਕਾਰੀ ਨੌਕਰੀ",
];
const searches = [
  "Farming",
  "Teacher",
  "Doctor",
  "Nurse",
  "Engineer",
  "Shop",
  "Transport",
  "Army",
  "Police",
  "Government",
];

/** A form with one field of every kind. */
export function KitForm() {
  const t = useT("common");
  const of = useSchemaForm(schema, { defaults, draft_key: "kit" });
  const [loaded, setLoaded] = useState(false);
  const options = titles.map((title, i) => ({ id: `o${String(i)}`, title, search: [searches[i] ?? ""] }));
  const any = { id: "any", title: t("pager.label") };
  return (
    <FormFrame
      of={of}
      blockEnter
      onSave={() =>
        Promise.reject(new ApiError(422, t("an_error_occurred"), { firstname: [t("picture.failed")] }))
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <FormText name="firstname" autoComplete="given-name" hint={t("footer.free")} />
        <FormNumber name="weight" />
        <FormPassword name="password" autoComplete="new-password" />
        <FormBirthDate name="dob" />
        <FormPhone name="phone_number" />
        <FormCode name="email_otp" />
        <FormSelect name="marital_status" options={options} />
        <FormTiles name="diet" options={options.slice(0, 2)} />
        <FormYesNo name="namdhari_sect" />
        <FormMultiSelect name="occupation" options={[any, ...options]} max={3} alone="any" />
        <FormSheetSelect
          name="paternal_gotra"
          options={loaded ? options : null}
          onOpen={() => setTimeout(() => setLoaded(true), 800)}
        />
        <FormTextArea name="express_yourself" maxLength={255} optional />
      </div>
      <FormCheckbox name="privacy_policy_accepted" />
      <div className="fixed-bar flex items-center justify-between gap-4">
        <DraftNote saved={of.draft.saved} />
        <Button type="submit" look="primary" busy={of.form.formState.isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </FormFrame>
  );
}
