import { isHeic, judgePhotoShape } from "@sanjog/domain/photos/photo-rules";
import { RotateCw } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FieldError } from "../ui/controls/field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type Area, cropped, encoded, maxZoom, turned, uprightCopy } from "./crop-area.ts";
import "./face-guide.css";
import { ZoomSlider } from "./zoom-slider.tsx";

/** The share by which one press of an arrow key moves the picture; with Shift it is a fifth of that. */
const key_step_px = 10;

type Picture = { copy: HTMLCanvasElement; url: string };
type PictureError = "unreadable" | "unreadable_heic" | "too_small" | "too_long";

async function pictureFrom(copy: HTMLCanvasElement): Promise<Picture> {
  return { copy, url: URL.createObjectURL(await encoded(copy)) };
}

/** Decodes the file once and frees the memory of a picture that is no longer shown. */
function usePictureOf(file: File) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [fieldError, setFieldError] = useState<PictureError | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);
  useEffect(() => {
    let open = true;
    async function read() {
      const copy = await uprightCopy(file);
      const found = copy ? shapeErrorOf(copy) : isHeic(file) ? "unreadable_heic" : "unreadable";
      if (!copy || found) return setFieldError(found);
      const read_picture = await pictureFrom(copy);
      if (open) setPicture(read_picture);
      else URL.revokeObjectURL(read_picture.url);
    }
    read().catch(() => setFieldError("unreadable"));
    return () => {
      open = false;
    };
  }, [file]);
  async function turn() {
    if (picture) setPicture(await pictureFrom(turned(picture.copy)));
  }
  return { picture, fieldError, turn };
}

function shapeErrorOf({ width, height }: HTMLCanvasElement): PictureError | null {
  const result = judgePhotoShape(width, height);
  if (result.ok) return null;
  return result.refusal === "picture_too_small" ? "too_small" : "too_long";
}

/** A mouse drags and has the slider alone; fingers also spread. */
const pointer = () => (matchMedia("(pointer: fine)").matches ? "mouse" : "finger");

type Props = { file: File; max_bytes: number; of_face?: boolean; onCropped: (photo: Blob) => void };

/** The picture under a square window, movable and zoomable. */
export function CropBox({ file, max_bytes, of_face = false, onCropped }: Props) {
  const t = useT("photos");
  const id = useId();
  const { picture, fieldError, turn } = usePictureOf(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [busy, setBusy] = useState(false);
  const area = useRef<Area | null>(null);
  if (fieldError)
    return (
      <div role="alert">
        <FieldError id={`${id}-fault`} error={t(`crop.${fieldError}`)} />
      </div>
    );
  if (!picture) return <Skeleton className="aspect-square" />;
  const max = maxZoom(picture.copy.width, picture.copy.height);
  async function use() {
    if (!picture || !area.current) return;
    setBusy(true);
    onCropped(await cropped(picture.copy, area.current, max_bytes));
  }
  return (
    <div className="flex h-full flex-col gap-4">
      <p className="text-sm text-ink-2">{t(`crop.${of_face ? "face_how" : "how"}.${pointer()}`)}</p>
      <div className="relative min-h-64 grow overflow-hidden rounded-sm bg-sunken">
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={max}
          aspect={1}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            area.current = pixels;
          }}
          keyboardStep={key_step_px}
          cropperProps={{ role: "application", "aria-label": t("crop.area") }}
          disableAutomaticStylesInjection
          showGrid={!of_face}
          classes={of_face ? { cropAreaClassName: "face-guide" } : {}}
        />
      </div>
      {max > 1 && <ZoomSlider value={zoom} max={max} onChange={setZoom} />}
      <div className="flex gap-2.5">
        <Button look="primary" className="grow" busy={busy} onClick={() => void use()}>
          {t("crop.use")}
        </Button>
        <Button
          icon={<RotateCw aria-hidden="true" size={22} />}
          onClick={() => {
            setCrop({ x: 0, y: 0 });
            void turn();
          }}
        >
          {t("crop.turn")}
        </Button>
      </div>
    </div>
  );
}
