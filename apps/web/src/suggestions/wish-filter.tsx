import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { chipsOf } from "../relations/wish-chips.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { QuietChoice } from "../ui/person/quiet-choice.tsx";
import { WishChips } from "./wish-words.tsx";

const edit_path = "/profile-registration-edit/preference";

/** On phones a quiet choice that opens the wishes; on wide screens a link to change them. */
export function WishFilter({ preferences }: { preferences: ShownPreferences | null }) {
  const t = useT("suggestions");
  const [open, setOpen] = useState(false);
  const count = preferences ? chipsOf(preferences).length : 0;
  const edit = (
    <ButtonLink
      to={edit_path}
      look={open ? "primary" : "secondary"}
      className={open ? "w-full" : "max-md:hidden"}
      icon={<SlidersHorizontal aria-hidden="true" size={22} />}
    >
      {t("edit_preferences")}
    </ButtonLink>
  );
  return (
    <>
      <QuietChoice
        Icon={SlidersHorizontal}
        word={t("wishes_short")}
        aria-label={t("wishes_set", { count: String(count) })}
        aria-haspopup="dialog"
        className="min-h-(--touch) min-w-0 flex-none px-0 md:hidden"
        onClick={() => setOpen(true)}
      />
      {!open && edit}
      <Modal open={open} onClose={() => setOpen(false)} title={t("wishes")} foot={edit}>
        {preferences && <WishChips preferences={preferences} />}
        <p className="mt-4">
          <Link to="/how-suggestions-work" className="inline-block py-2">
            {t("how")}
          </Link>
        </p>
      </Modal>
    </>
  );
}
