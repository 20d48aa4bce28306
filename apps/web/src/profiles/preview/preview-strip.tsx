import type { PreviewViewer } from "@sanjog/domain/relations/relation";
import { Eye } from "lucide-react";
import { useNavigate } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { previewViewers } from "../../privacy/preview-viewers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";

/** Says with whose eyes the member looks at the own profile, with the way out and the switch to the other eyes. */
export function PreviewStrip({ viewer }: { viewer: PreviewViewer }) {
  const t = useT("preview");
  const navigate = useNavigate();
  const { user } = useSession();
  const reach = user?.visibility.reach;
  const closed = reach === "nobody" || (reach === "connections" && viewer === "stranger") ? reach : null;
  return (
    <div className="preview-strip">
      <div className="page-width flex items-center gap-3 py-2.5">
        <Eye aria-hidden="true" size={24} className="flex-none text-neel" />
        <p role="status" className="min-w-0 grow text-sm leading-(--lh-ui)">
          <b className="block">{t(`strip.${viewer}`)}</b>
          {closed ? t(`reach.${closed}`) : t("alone")}
        </p>
        <Button className="flex-none px-4 text-sm" onClick={() => void navigate("/privacy-setting")}>
          {t("close")}
        </Button>
      </div>
      <div className="bg-surface">
        <div className="page-width py-2.5">
          <Segmented
            className="max-w-120"
            label={<span className="visually-hidden">{t("who")}</span>}
            options={previewViewers.map((id) => ({ id, title: t(`viewers.${id}`) }))}
            value={viewer}
            onChange={(other) => void navigate(`/seen-as/${other}`, { replace: true })}
          />
        </div>
      </div>
    </div>
  );
}
