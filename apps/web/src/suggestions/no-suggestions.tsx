import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { NarrowestWish, type OpenedState } from "./narrowest-wish.tsx";

/** Shown when nobody matches, not even with one wish apart: the wish that excludes most, or the way to all wishes. */
export function NoSuggestions({ opened }: { opened: OpenedState }) {
  const t = useT("suggestions");
  return (
    <NarrowestWish
      short
      opened={opened}
      Frame={Hoop}
      look="primary"
      otherwise={
        <Hoop text={t("empty.text")}>
          <ButtonLink
            to="/profile-registration-edit/preference"
            look="primary"
            icon={<SlidersHorizontal aria-hidden="true" size={22} />}
          >
            {t("edit_preferences")}
          </ButtonLink>
        </Hoop>
      }
    />
  );
}

/** The half-sewn flower, without a heading: that of the page has said what is empty. */
function Hoop({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="notice">
      <p role="status" className="text-balance">
        {text}
      </p>
      <div className="notice-action">{children}</div>
    </div>
  );
}
