import { useT } from "../../platform/locale.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Phul } from "../../ui/phul.tsx";

/** The one way to begin, in the same words wherever the page offers it. */
export function BeginLink() {
  const t = useT("site");
  return (
    <ButtonLink to="/register" look="primary" className="text-lg">
      {t("landing.create")}
    </ButtonLink>
  );
}

/** §2: "Get started" leads to the login page, which asks a newcomer first whether they are new. */
export function Begin() {
  const t = useT("site");
  return (
    <section className="begin">
      <div className="kinari" />
      <div className="page-width begin-row">
        <Phul thread="gold" className="size-14" />
        <h2 className="landing-title">{t("landing.begin_title")}</h2>
        <ButtonLink to="/login" state={{ newcomer: true }} className="begin-button text-lg">
          {t("landing.start")}
        </ButtonLink>
        <p className="text-sm">{t("landing.time")}</p>
      </div>
    </section>
  );
}
