import { Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";

type GalleryProps = { id: string; picture_url: string; name: string; number: number; onDelete: () => void };

/** One uploaded picture of the gallery, with a button to delete it. */
export function GalleryTile({ id, picture_url, name, number, onDelete }: GalleryProps) {
  const t = useT("photos");
  return (
    <Tile
      label={t("gallery.delete", { number: String(number) })}
      icon={<Trash2 aria-hidden="true" />}
      onPress={onDelete}
    >
      <MemberPicture picture={picture_url} name={name} id={id} small size="card" className="size-full" />
    </Tile>
  );
}

type StagedProps = { url: string; number: number; onRemove: () => void };

/** One picture that is chosen and cropped but not uploaded yet. */
export function StagedTile({ url, number, onRemove }: StagedProps) {
  const t = useT("photos");
  return (
    <Tile
      label={t("gallery.remove", { number: String(number) })}
      icon={<X aria-hidden="true" />}
      onPress={onRemove}
    >
      <img
        src={url}
        alt={t("gallery.staged", { number: String(number) })}
        className="size-full object-cover opacity-80"
      />
      <span
        className="absolute inset-x-0 top-0 bg-haldi-soft px-2 py-1 text-center text-sm leading-tight text-haldi-ink"
        aria-hidden="true"
      >
        {t("gallery.staged_title")}
      </span>
    </Tile>
  );
}

type TileProps = { label: string; icon: ReactNode; onPress: () => void; children: ReactNode };

function Tile({ label, icon, onPress, children }: TileProps) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-md">
      {children}
      <button
        type="button"
        className="round round-over absolute right-2 bottom-2"
        aria-label={label}
        onClick={onPress}
      >
        {icon}
      </button>
    </li>
  );
}
