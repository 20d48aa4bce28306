import { isHeic, judgePhotoShape } from "@sanjog/domain/photos/photo-rules";
import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../controls/button.tsx";
import { FieldError } from "../controls/field.tsx";
import { Skeleton } from "../skeleton.tsx";
import { type Area, cropped, encoded, maxZoom, uprightCopy } from "./crop-area.ts";

/** The share by which one press of an arrow key moves the picture; with Shift it is a fifth of that. */
const key_step_px = 10;

type Picture = { copy: HTMLCanvasElement; url: string };
type PictureError = "unreadable" | "unreadable_heic" | "too_small" | "too_long";

/** Decodes the file once and frees the memory when the dialog closes. */
function usePictureOf(file: File): { picture: Picture | null; fieldError: PictureError | null } {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [fieldError, setFieldError] = useState<PictureError | null>(null);
  useEffect(() => {
    let open = true;
    let url: string | null = null;
    async function read() {
      const copy = await uprightCopy(file);
      const found = copy ? shapeErrorOf(copy) : isHeic(file) ? "unreadable_heic" : "unreadable";
      if (!copy || found) return setFieldError(found);
      const preview = await encoded(copy);
      if (!open) return;
      url = URL.createObjectURL(preview);
      setPicture({ copy, url });
    }
    read().catch(() => setFieldError("unreadable"));
    return () => {
      open = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return { picture, fieldError };
}

function shapeErrorOf({ width, height }: HTMLCanvasElement): PictureError | null {
  const result = judgePhotoShape(width, height);
  if (result.ok) return null;
  return result.refusal === "picture_too_small" ? "too_small" : "too_long";
}

type Props = { file: File; max_bytes: number; onCropped: (photo: Blob) => void };

/** The picture under a square window, movable and zoomable. */
export function CropBox({ file, max_bytes, onCropped }: Props) {
  const t = useT("common");
  const zoom_id = useId();
  const { picture, fieldError } = usePictureOf(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [busy, setBusy] = useState(false);
  const area = useRef<Area | null>(null);
  if (fieldError)
    return (
      <div role="alert">
        <FieldError id={`${zoom_id}-fault`} error={t(`crop.${fieldError}`)} />
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
        />
      </div>
      <label htmlFor={zoom_id} className="field-label">
        {t("crop.zoom")}
      </label>
      <input
        id={zoom_id}
        type="range"
        className="h-(--touch) w-full accent-madder"
        min={1}
        max={max}
        step={0.01}
        value={zoom}
        disabled={max === 1}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
      <Button look="primary" busy={busy} onClick={() => void use()}>
        {t("crop.use")}
      </Button>
    </div>
  );
}
