import { useT } from "../../platform/locale.tsx";
import { faces } from "./people.ts";

/** Faces from Punjab and from abroad, each above a place, and the sentence that they are drawn. */
export function Faces() {
  const t = useT("site");
  const places = t("landing.places").split(", ");
  const title = t("landing.faces_title");
  return (
    <section className="page-width landing-section">
      {/* A region that scrolls must be within reach of the keyboard. */}
      <ul className="face-strip" tabIndex={0} aria-label={title}>
        {faces.map((face, at) => (
          <li key={face}>
            <img src={face} alt="" width="232" height="232" loading="lazy" />
            {places[at]}
          </li>
        ))}
      </ul>
      <p className="faces-words">
        <b>{title}</b>
        <span className="text-ink-2">{t("landing.faces")}</span>
      </p>
    </section>
  );
}
