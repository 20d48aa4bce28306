import { useDocumentHead } from "../platform/document-head.ts";
import { useT } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";
import { Begin } from "./landing/begin.tsx";
import { Caretakers } from "./landing/caretakers.tsx";
import { Faces } from "./landing/faces.tsx";
import { Hero } from "./landing/hero.tsx";
import { HowItWorks } from "./landing/how-it-works.tsx";
import { Questions } from "./landing/questions.tsx";
import { Trust } from "./landing/trust.tsx";
import "./landing.css";

export function LandingScreen() {
  const t = useT("site");
  const product = useProductName();
  useDocumentHead(`${product} · ${t("landing.title")}`, t("landing.lead"));
  return (
    <main id="content">
      <Hero />
      <Faces />
      <Trust />
      <HowItWorks />
      <div className="page-width landing-section landing-pair">
        <Caretakers />
        <Questions />
      </div>
      <Begin />
    </main>
  );
}
