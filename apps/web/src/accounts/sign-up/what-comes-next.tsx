import { useT } from "../../platform/locale.tsx";
import { classes } from "../../ui/classes.ts";

const steps = ["confirm", "profile", "families"] as const;

/** What follows the sign-up, so that a family knows what it begins. */
export function WhatComesNext({ className }: { className?: string }) {
  const t = useT("accounts");
  return (
    <section className={classes("w-full rounded-md bg-surface p-6", className)}>
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
