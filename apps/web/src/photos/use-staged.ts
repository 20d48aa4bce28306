import { judgePhotoFile } from "@sanjog/domain/photos/photo-rules";
import { useEffect, useRef, useState } from "react";
import { cropName, type RejectedFile, sortChosen } from "./gallery-state.ts";

export type Staged = { id: string; photo: File; url: string };

export type Stage = {
  staged: readonly Staged[];
  /** The file that is being cropped; null when there is none. */
  cropping: File | null;
  /** How many more files wait to be cropped. */
  waiting: number;
  left: readonly RejectedFile[];
  choose: (files: readonly File[]) => void;
  crop: (square: Blob) => void;
  skip: () => void;
  remove: (id: string) => void;
  clear: () => void;
};

/**
 * Holds the pictures chosen for the gallery: they are cropped one by one and kept here until they are uploaded
 * together.
 */
export function useStaged(kept: number): Stage {
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [staged, setStaged] = useState<readonly Staged[]>([]);
  const [left, setLeft] = useState<readonly RejectedFile[]>([]);
  useRevoked(staged);
  const [first] = queue;
  const skip = () => setQueue((files) => files.slice(1));
  return {
    staged,
    cropping: first ?? null,
    waiting: Math.max(0, queue.length - 1),
    left,
    choose(files) {
      const sorted = sortChosen("gallery", files, kept + staged.length + queue.length);
      setQueue([...queue, ...sorted.fit]);
      setLeft(sorted.left);
    },
    crop(square) {
      if (!first) return;
      const photo = new File([square], cropName(first.name), { type: square.type });
      const result = judgePhotoFile("gallery", { type: photo.type, bytes: photo.size });
      if (result.ok)
        setStaged((list) => [...list, { id: crypto.randomUUID(), photo, url: URL.createObjectURL(photo) }]);
      else setLeft((list) => [...list, { refusal: result.refusal, file: first.name }]);
      skip();
    },
    skip,
    remove: (id) => setStaged((list) => list.filter((one) => one.id !== id)),
    clear() {
      setStaged([]);
      setLeft([]);
    },
  };
}

/** Revokes the object URLs of previews when they leave the list or the page unmounts. */
function useRevoked(staged: readonly Staged[]): void {
  const known = useRef<readonly Staged[]>([]);
  useEffect(() => {
    for (const { id, url } of known.current)
      if (!staged.some((one) => one.id === id)) URL.revokeObjectURL(url);
    known.current = staged;
  }, [staged]);
  useEffect(
    () => () => {
      for (const { url } of known.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
