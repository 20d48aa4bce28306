import { register } from "@sanjog/contract/accounts";
import { least_form_seconds } from "@sanjog/domain/accounts/account-limits";
import { type SignUp, signUpSchema } from "@sanjog/domain/accounts/sign-up";
import { BadgeCheck, HeartHandshake } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type DefaultValues, useFormState } from "react-hook-form";
import { useNavigate } from "react-router";
import { DraftNote, FormFrame } from "../../form/form-frame.tsx";
import { FormPhone } from "../../form/special-inputs.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { FormCheckbox } from "../../form/tile-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { ErrorPanel } from "../error-panel.tsx";
import { PasswordPair } from "../password/password-pair.tsx";
import { useBeginVerification, usePhoneCountries } from "../queries.ts";
import { SubmitButton } from "../submit-button.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { type SignUpChoices, WhoseProfile } from "./whose-profile.tsx";
import "./sign-up.css";

const defaults: DefaultValues<SignUp> = {
  email: "",
  phone_number: "",
  password: "",
  password_confirmation: "",
};

export function RegisterForm({ options }: { options: SignUpChoices }) {
  const t = useT("accounts");
  const navigate = useNavigate();
  const begin = useBeginVerification();
  const countries = usePhoneCountries();
  const of = useSchemaForm(signUpSchema, { defaults, draft_key: "register" });
  const { setValue } = of.form;
  useEffect(() => {
    // The draft may be another person's on the same phone, so consent must be given again.
    setValue("privacy_policy_accepted", false as never);
  }, [setValue]);
  const [opened_at] = useState(() => Date.now());
  const trap = useRef<HTMLInputElement>(null);
  async function save(values: SignUp) {
    // The server rejects forms sent faster than a person can read them; a form filled in by the browser must wait.
    const rest_ms = least_form_seconds * 1_000 - (Date.now() - opened_at);
    if (rest_ms > 0) await new Promise((done) => setTimeout(done, rest_ms));
    const form_seconds = Math.round((Date.now() - opened_at) / 1_000);
    const website = trap.current?.value ?? "";
    const { data, message } = await call(register, { body: { ...values, form_seconds, website } });
    begin(data, { email: values.email, phone_number: values.phone_number });
    showToast("success", message ?? "");
    void navigate("/otp-verification");
  }
  return (
    <FormFrame of={of} onSave={save} blockEnter>
      <Trap at={trap} />
      <WhoseProfile options={options} />
      <FormText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={t("register.email_hint")}
      />
      <FormPhone name="phone_number" hint={t("register.phone_hint")} {...(countries && { countries })} />
      <PasswordPair />
      <Consent />
      <WhyNot />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>{t("register.submit")}</SubmitButton>
        <DraftNote saved={of.draft.saved} />
      </div>
    </FormFrame>
  );
}

/** The error of the sign-up, shown above the button, since the toast is at the other end of the page. */
function WhyNot() {
  const { errors } = useFormState();
  const why = errors.root?.refused?.message;
  return why && <ErrorPanel>{why}</ErrorPanel>;
}

/** A honeypot for bots that fill in every field: invisible, and out of reach of keyboard and screen readers. */
function Trap({ at }: { at: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input ref={at} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Decisions §10: one checkbox covers the two texts and the two statements; the label names all four. */
function Consent() {
  const t = useT("accounts");
  return (
    <section className="consent" aria-labelledby="statements">
      <h2 id="statements" className="text-md font-strong">
        {t("register.statements")}
      </h2>
      <ul>
        <Statement icon={<HeartHandshake aria-hidden="true" />}>{t("register.seeks_marriage")}</Statement>
        <Statement icon={<BadgeCheck aria-hidden="true" />}>{t("register.statements_true")}</Statement>
      </ul>
      <div className="consent-foot">
        <FormCheckbox name="privacy_policy_accepted">{t("register.accept")}</FormCheckbox>
        <LegalLinks />
      </div>
    </section>
  );
}

function Statement({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
