import { loadCasePicture } from "@sanjog/contract/cases";
import { useState } from "react";
import { address } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";

type Props = {
  case_id: string;
  picture_id: string;
  label: string;
  /** Shown only after a press, since it may be hard to look at. */
  covered?: boolean;
  note?: string | undefined;
  size?: "card" | "full";
};

/** A photo of the member, also a hidden one; it opens in full size. */
export function CasePicture({ case_id, picture_id, label, covered = false, note, size = "card" }: Props) {
  const t = useT("cases");
  const [seen, setSeen] = useState(!covered);
  const url = (size: "card" | "full") =>
    address(loadCasePicture, { params: { id: case_id, picture_id }, query: { size } });
  if (!seen)
    return (
      <div className="desk-picture desk-covered">
        <Button className="btn-small" onClick={() => setSeen(true)}>
          {t("photos.show")}
        </Button>
      </div>
    );
  return (
    <figure className="desk-picture">
      <a href={url("full")} target="_blank" rel="noreferrer">
        <img src={url(size)} alt={label} width={240} height={240} />
      </a>
      {note && <figcaption className="desk-quiet">{note}</figcaption>}
    </figure>
  );
}
