import { useT } from "../platform/locale.tsx";
import { CasePicture } from "./case-picture.tsx";
import type { CaseFile } from "./queries.ts";

type Pictures = NonNullable<CaseFile["member"]>["pictures"];

/** The pictures of the member whom a case is about; hidden ones are covered. */
export function CasePictures({ id, pictures }: { id: string; pictures: Pictures }) {
  const t = useT("cases");
  if (pictures.length === 0) return <p className="desk-quiet">{t("photos.none")}</p>;
  return (
    <div className="desk-pictures">
      {pictures.map((picture, i) => (
        <CasePicture
          key={picture.id}
          case_id={id}
          picture_id={picture.id}
          label={t("photos.number", { number: String(i + 1) })}
          covered={picture.hidden}
          note={[
            t("photos.number", { number: String(i + 1) }),
            picture.kind === "profile" && t("photos.main"),
            picture.hidden && t("photos.hidden"),
          ]
            .filter(Boolean)
            .join(", ")}
        />
      ))}
    </div>
  );
}
