import { useT } from "../../platform/locale.tsx";
import { CasePicture } from "../case-picture.tsx";
import type { CaseFile } from "../queries.ts";

type Props = { id: string; pictures: NonNullable<CaseFile["member"]>["pictures"] };

/** All photos of the member, the main one large. */
export function ReviewPhotos({ id, pictures }: Props) {
  const t = useT("cases");
  const main = pictures.filter(({ kind }) => kind === "profile");
  const all = [...main, ...pictures.filter(({ kind }) => kind !== "profile")];
  return (
    <section aria-labelledby="review-photos" className="desk-review-photos">
      <h2 id="review-photos" className="visually-hidden">
        {t("review.photos")}
      </h2>
      {all.length === 0 && <p className="desk-quiet">{t("photos.none")}</p>}
      <div className="desk-review-grid">
        {all.map(({ id: picture_id, kind, hidden }, i) => (
          <CasePicture
            key={picture_id}
            case_id={id}
            picture_id={picture_id}
            label={t("photos.number", { number: String(i + 1) })}
            size={kind === "profile" ? "full" : "card"}
            covered={hidden}
            note={[kind === "profile" && t("photos.main"), hidden && t("photos.hidden")]
              .filter(Boolean)
              .join(", ")}
          />
        ))}
      </div>
    </section>
  );
}
