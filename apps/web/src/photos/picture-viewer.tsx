import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { Modal } from "../ui/modal.tsx";

type Props = {
  /** References of pictures that this viewer may see. */
  pictures: readonly string[];
  /** The name of the pictures' owner. */
  name: string;
  /** The index of the visible picture; null closes the viewer. */
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Shows one of several pictures large, with buttons for the next and the previous one. */
export function PictureViewer({ pictures, name, at, onMove }: Props) {
  const t = useT("photos");
  const reference = at === null ? null : (pictures[at] ?? null);
  const count = pictures.length;
  const step = (by: number) => onMove(((at ?? 0) + by + count) % count);
  return (
    <Modal
      open={reference !== null}
      onClose={() => onMove(null)}
      title={t("viewer.title", { number: String((at ?? 0) + 1), count: String(count) })}
    >
      {reference !== null && (
        <MemberPicture
          key={reference}
          picture={reference}
          name={name}
          id={reference}
          size="full"
          className="mx-auto aspect-square w-full max-w-[min(100%,65dvh)] rounded-md"
        />
      )}
      {count > 1 && (
        <div className="mt-4 flex justify-between">
          <button
            type="button"
            className="icon-btn border border-line-strong"
            aria-label={t("viewer.previous")}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-btn border border-line-strong"
            aria-label={t("viewer.next")}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </Modal>
  );
}
