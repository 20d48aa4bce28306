import { useT } from "../../platform/locale.tsx";
import { faces } from "./people.ts";

/** Faces of a community, and the sentence that they are drawn. */
export function Faces() {
  const t = useT("site");
  return (
    <section className="page-width landing-section" aria-label={t("landing.faces_label")}>
      <div className="face-strip" aria-hidden="true">
        {faces.map((face) => (
          <img key={face} src={face} alt="" width="232" height="232" loading="lazy" />
        ))}
      </div>
      <p className="mt-3 text-ink-2 lg:text-center">{t("landing.faces")}</p>
    </section>
  );
}
