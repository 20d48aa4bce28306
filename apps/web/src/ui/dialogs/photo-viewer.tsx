import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { usePhotoStrip } from "../person/use-photo-strip.ts";
import { useCloseOnBack } from "./close-on-back.ts";
import "./photo-viewer.css";
import { PhotoSlide, type Point } from "./photo-slide.tsx";

type Photo = { id: string; reference: string };

type Props = {
  photos: readonly Photo[];
  /** The person in the photos. */
  of: { name: string; user_id: string };
  /** The position of the photo that is shown first. */
  start: number;
  open: boolean;
  onClose: () => void;
  /** Renders what can be done with the photo in view. */
  action?: (photo: Photo) => ReactNode;
};

const middle: Point = { x: 0.5, y: 0.5 };

/** Photos over the whole screen on a dark ground: swiped, turned by arrows, and enlarged by a double tap. */
export function PhotoViewer({ open, onClose, ...photos }: Props) {
  useCloseOnBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Popup {...photos} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Popup({ photos, of, start, action }: Omit<Props, "open" | "onClose">) {
  const t = useT("common");
  const popup = useRef<HTMLDivElement>(null);
  const { strip, at, onScroll, show } = usePhotoStrip(start);
  const [zoom, setZoom] = useState<Point | null>(null);
  const total = photos.length;
  const photo = photos[at];
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: "instant" });
  }, [strip, start]);
  function turn(by: 1 | -1) {
    setZoom(null);
    show((at + by + total) % total);
  }
  function handleKeys({ key }: KeyboardEvent) {
    if (total > 1 && (key === "ArrowLeft" || key === "ArrowRight")) turn(key === "ArrowLeft" ? -1 : 1);
  }
  return (
    <Dialog.Popup ref={popup} className="viewer" initialFocus={popup} onKeyDown={handleKeys}>
      <header className="viewer-head">
        <Dialog.Title className="viewer-title">
          <span className="visually-hidden">
            {t("photo_number", { number: String(at + 1), total: String(total) })}
          </span>
          <span aria-hidden="true">{total > 1 && `${String(at + 1)} / ${String(total)}`}</span>
        </Dialog.Title>
        <ViewerButton
          Icon={zoom ? ZoomOut : ZoomIn}
          label={t("zoom")}
          pressed={zoom !== null}
          onPress={() => setZoom(zoom ? null : middle)}
        />
        <Dialog.Close className="viewer-button" aria-label={t("close")}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </header>
      <div
        ref={strip}
        className="viewer-strip"
        // A photo that is enlarged is moved itself.
        data-zoomed={zoom !== null || undefined}
        onScroll={onScroll}
        // A region that scrolls must be within reach of the keyboard.
        tabIndex={0}
        role="group"
        aria-label={t("photo_number", { number: String(at + 1), total: String(total) })}
      >
        {photos.map(({ id, reference }, position) => (
          <PhotoSlide
            key={id}
            reference={reference}
            of={of}
            zoom={position === at ? zoom : null}
            onZoom={(point) => setZoom(zoom ? null : point)}
          />
        ))}
      </div>
      <footer className="viewer-foot">
        {total > 1 && (
          <ViewerButton
            Icon={ChevronLeft}
            label={t("previous")}
            className="viewer-previous"
            onPress={() => turn(-1)}
          />
        )}
        {photo && action?.(photo)}
        {total > 1 && (
          <ViewerButton
            Icon={ChevronRight}
            label={t("next")}
            className="viewer-next"
            onPress={() => turn(1)}
          />
        )}
      </footer>
    </Dialog.Popup>
  );
}

type ButtonProps = {
  Icon: LucideIcon;
  label: string;
  className?: string;
  pressed?: boolean;
  onPress: () => void;
};

function ViewerButton({ Icon, label, className = "", pressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={`viewer-button ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
