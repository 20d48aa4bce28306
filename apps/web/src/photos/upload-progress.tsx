import { useT } from "../platform/locale.tsx";

/** Shows the progress of an upload; nothing when the progress is null. */
export function UploadProgress({ share }: { share: number | null }) {
  const t = useT("photos");
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1">
      <span role="status" className="field-note">
        {t("uploading")}
      </span>
      <progress
        className="h-2 w-full accent-madder"
        max={100}
        value={percent}
        aria-label={t("uploaded", { percent: String(percent) })}
      />
    </div>
  );
}
