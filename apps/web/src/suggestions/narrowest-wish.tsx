import type { Preferences } from "@sanjog/domain/preferences/preferences";
import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { withoutWish } from "@sanjog/domain/suggestions/without-wish";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import type { Dispatch, ReactNode, SetStateAction } from "react";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { preferenceFormSchema, savedWishes } from "../preferences/preference-state.ts";
import { useSavePreferences } from "../preferences/queries.ts";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { narrowestWishQuery } from "./queries.ts";

/** The wish that a press has opened, and the wishes before it. */
export type OpenedWish = { criterion: Criterion; before: Preferences } | null;
/** Held by the page, since the list that a press fills moves the strip from below to above. */
export type OpenedState = readonly [OpenedWish, Dispatch<SetStateAction<OpenedWish>>];

type FrameProps = { text: string; children: ReactNode };
type Props = {
  short: boolean;
  opened: OpenedState;
  Frame?: (props: FrameProps) => ReactNode;
  /** How the button looks that shows more members. */
  look?: "primary" | "secondary";
  /** Shown where no wish can be named. */
  otherwise?: ReactNode;
};

/**
 * Names the wish that excludes most members, and shows them too at a press. Afterwards the press can be undone.
 */
export function NarrowestWish({
  short,
  opened: [opened, setOpened],
  Frame = Strip,
  look = "secondary",
  otherwise = null,
}: Props) {
  const t = useT("suggestions");
  const words = useT("relations");
  const { data: narrowest, isLoading } = useQuery({ ...narrowestWishQuery, enabled: short });
  const { saved, save, busy } = useWishes();
  const wishOf = (criterion: Criterion) => words(`criteria.${criterion}`);
  if (opened)
    return (
      <Frame text={t("opened", { wish: wishOf(opened.criterion) })}>
        <Button
          busy={busy}
          icon={<Undo2 aria-hidden="true" size={20} />}
          onClick={() => void save(opened.before).then((done) => done && setOpened(null))}
        >
          {t("undo")}
        </Button>
      </Frame>
    );
  if (isLoading) return null;
  // Empty for a wish that this version of the app does not know.
  const criterion = narrowest?.criterion as Criterion | undefined;
  if (!short || !narrowest || !criterion || !words.has(`criteria.${criterion}`)) return otherwise;
  const count = narrowest.would_add;
  const open = saved && withoutWish(saved, criterion);
  return (
    <Frame text={t("narrowest", { wish: wishOf(criterion), count })}>
      {open ? (
        <Button
          look={look}
          busy={busy}
          onClick={() => void save(open).then((done) => done && setOpened({ criterion, before: saved }))}
        >
          {t("show_more", { count })}
        </Button>
      ) : (
        <ButtonLink to="/profile-registration-edit/preference" look={look}>
          {t("change_wish")}
        </ButtonLink>
      )}
    </Frame>
  );
}

function Strip({ text, children }: FrameProps) {
  return (
    <div className="strip mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md px-4 py-3 font-regular!">
      <p role="status" className="min-w-0 grow basis-72 leading-(--lh-ui)">
        {text}
      </p>
      {children}
    </div>
  );
}

/** Returns the member's saved wishes, null if this version cannot read them, and how to save others. */
function useWishes() {
  const common = useT("common");
  const { user } = useSession();
  const { mutateAsync, isPending } = useSavePreferences();
  const wishes = preferenceFormSchema.safeParse(savedWishes(user?.preferences ?? null));
  const save = (body: Preferences) =>
    mutateAsync(body).then(
      () => true,
      (error: Error) => {
        showToast("warning", sentenceFor(error, common));
        return false;
      },
    );
  return { saved: wishes.success ? wishes.data : null, save, busy: isPending };
}
