import { Images } from "lucide-react";
import { useState } from "react";
import { PictureViewer } from "../../photos/picture-viewer.tsx";
import { useT } from "../../platform/locale.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { SummaryPart } from "./summary-part.tsx";

type Props = { pictures: readonly { id: string; picture_url: string }[]; name: string };

/** The gallery as thumbnails; a tap enlarges a photo. */
export function SummaryPhotos({ pictures, name }: Props) {
  const t = useT("profiles");
  const words = useT("photos");
  const [at, setAt] = useState<number | null>(null);
  return (
    <SummaryPart step="photo" icon={<Images aria-hidden="true" className="text-madder" />}>
      {pictures.length === 0 && <p className="text-ink-2">{t("summary.no_photos")}</p>}
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {pictures.map(({ id, picture_url }, i) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full rounded-md"
              aria-label={words("viewer.open", { number: String(i + 1) })}
              onClick={() => setAt(i)}
            >
              <MemberPicture
                picture={picture_url}
                name={name}
                id={id}
                small
                size="card"
                className="aspect-square w-full rounded-md"
              />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        pictures={pictures.map(({ picture_url }) => picture_url)}
        name={name}
        at={at}
        onMove={setAt}
      />
    </SummaryPart>
  );
}
