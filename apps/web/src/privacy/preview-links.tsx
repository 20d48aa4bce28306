import { Eye } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { previewPath, previewViewers } from "./preview-viewers.ts";

/** Leads to the own profile as any member and as a connection sees it. */
export function PreviewLinks({ className }: { className?: string }) {
  const t = useT("preview");
  return (
    <section
      className={classes(
        "flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:flex-col max-lg:items-stretch",
        className,
      )}
      aria-labelledby="preview-links"
    >
      <h2 id="preview-links" className="text-lg">
        {t("links.title")}
      </h2>
      <div className="grid max-w-120 grow grid-cols-2 gap-2">
        {previewViewers.map((viewer) => (
          <ButtonLink
            key={viewer}
            to={previewPath(viewer)}
            className="px-2"
            icon={<Eye aria-hidden="true" size={22} />}
          >
            {t(`links.${viewer}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
