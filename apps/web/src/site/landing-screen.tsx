import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useDocumentHead } from "../platform/document-head.ts";
import { useT } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { useArrivalFocus } from "../ui/layout/arrival.ts";
import { GuideLinks } from "../ui/layout/guide-links.tsx";
import { PhulkariCloth } from "./phulkari-cloth.tsx";

export function LandingScreen() {
  const t = useT("site");
  const product = useProductName();
  useDocumentHead(`${product} · ${t("landing.title")}`, t("landing.lead"));
  return (
    <main id="content">
      <Hero />
      <Steps />
      <Promise />
      <Features />
    </main>
  );
}

function Hero() {
  const t = useT("site");
  const heading = useArrivalFocus();
  return (
    <div className="page-width grid gap-8 py-8 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:gap-16 lg:py-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="hero-title">
          {t("landing.title")}
        </h1>
        <p className="mt-5 mb-8 max-w-(--prose) text-lg text-ink-2">{t("landing.lead")}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/login" look="primary" className="text-lg">
            {t("landing.start")}
          </ButtonLink>
          <a href="#how" className="btn btn-secondary min-h-(--touch-lg)">
            {t("landing.how")}
          </a>
        </div>
      </div>
      <PhulkariCloth />
    </div>
  );
}

function Band({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <section id={id} className="border-t border-line bg-surface">
      <div className="page-width py-10 md:py-14">{children}</div>
    </section>
  );
}

function Steps() {
  const t = useT("site");
  return (
    <Band id="how">
      <h2 className="mb-6 text-2xl">{t("landing.steps_title")}</h2>
      <ol className="grid gap-8 lg:grid-cols-3">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="flex gap-4">
            <span className="step-mark" aria-hidden="true">
              <span>{step}</span>
            </span>
            <div>
              <h3>{t(`landing.step_${step}_title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`landing.step_${step}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <GuideLinks />
      </p>
    </Band>
  );
}

function Promise() {
  const t = useT("site");
  return (
    <section className="page-width py-10 md:py-14">
      <div className="rounded-lg bg-haldi-soft p-6 md:p-10">
        <h2 className="text-2xl">{t("landing.promise_title")}</h2>
        <p className="mt-3 max-w-[50rem]">{t("landing.promise_text")}</p>
        <ul className="mt-5 grid gap-3 text-pretty md:grid-cols-3">
          {([1, 2, 3] as const).map((one) => (
            <li key={one} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 flex-none text-mehndi" />
              {t(`landing.promise_${one}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Features() {
  const t = useT("site");
  return (
    <Band>
      <div className="grid gap-8 md:grid-cols-2">
        {(["free", "feature"] as const).map((one) => (
          <div key={one}>
            <h2>{t(`landing.${one}_title`)}</h2>
            <div className="kinari-white my-3" />
            <p className="text-ink-2">{t(`landing.${one}_text`)}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
