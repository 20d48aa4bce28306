import { useT } from "../../platform/locale.tsx";

const steps = ["confirm", "profile", "families"] as const;

/** What follows the sign-up, so that a family knows what it begins. */
export function WhatComesNext() {
  const t = useT("accounts");
  return (
    <section className="w-full rounded-md bg-surface p-6 shadow-2">
      <h2 className="text-lg">{t("register.next_title")}</h2>
      <ol className="mt-3 flex flex-col gap-4">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-4 leading-snug">
            <span className="w-4 flex-none font-heading text-xl text-madder" aria-hidden="true">
              {at + 1}
            </span>
            {t(`register.next.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
