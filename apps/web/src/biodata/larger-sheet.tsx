import type { User } from "@sanjog/contract/user";
import type { BiodataChoice } from "@sanjog/domain/biodata/biodata";
import { ZoomIn } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FullScreenModal } from "../ui/modal.tsx";
import { SheetPicture } from "./sheet-picture.tsx";

/** Opens the sheet over the whole screen in letters that can be read; on a phone it moves sideways. */
export function LargerSheet({ user, choice }: { user: User; choice: BiodataChoice }) {
  const t = useT("biodata");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="lg:mt-4 lg:w-full"
        icon={<ZoomIn aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("larger")}
      </Button>
      <FullScreenModal open={open} onClose={() => setOpen(false)} title={t("title")}>
        <div className="biodata-larger">
          <SheetPicture user={user} choice={choice} />
        </div>
      </FullScreenModal>
    </>
  );
}
