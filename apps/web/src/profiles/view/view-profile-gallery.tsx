import type { MemberProfile } from "@sanjog/contract/member-view";
import { Images, Lock, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { memberWithRelationOf } from "../../relations/member-words.ts";
import type { StepTarget } from "../../relations/take-step.ts";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";

// The photo viewer loads when the first photo is opened.
const ViewProfilePicture = lazy(async () => ({
  default: (await retryImport(() => import("./view-profile-picture.tsx"))).ViewProfilePicture,
}));

/** The other photos as thumbnails that can be enlarged, or a note about who may see them. */
export function ViewProfileGallery({ profile, ask }: { profile: MemberProfile; ask: AskStep }) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { post_pictures } = profile;
  if (Array.isArray(post_pictures) && post_pictures.length === 0) return null;
  return (
    <Card title={t("sections.gallery")} icon={<Images aria-hidden="true" />}>
      {Array.isArray(post_pictures) ? (
        <Thumbnails pictures={post_pictures} met={memberWithRelationOf(profile, locale)} ask={ask} />
      ) : (
        <Kept word={post_pictures} />
      )}
    </Card>
  );
}

function Kept({ word }: { word: "private" | "friends" }) {
  const t = useT("view_profile");
  const Icon = word === "private" ? Lock : Users;
  return (
    <div className="cloth cloth-1 rounded-md p-6">
      <span className="grid justify-items-center gap-2 rounded-md bg-surface px-5 py-4 text-center leading-(--lh-ui) shadow-1">
        <span className="grid size-14 place-items-center rounded-full bg-haldi-soft text-madder">
          <Icon aria-hidden="true" size={26} />
        </span>
        {t(`gallery_${word}`)}
      </span>
    </div>
  );
}

type Picture = { id: string; picture_url: string };
type ThumbnailProps = { pictures: readonly Picture[]; met: StepTarget; ask: AskStep };

function Thumbnails({ pictures, met, ask }: ThumbnailProps) {
  const t = useT("view_profile");
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-4">
        {pictures.map(({ id, picture_url }, position) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-md"
              aria-haspopup="dialog"
              aria-label={t("open_photo", { number: String(position + 1) })}
              onClick={() => {
                setAt(position);
                setOpen(true);
              }}
            >
              <MemberPicture
                picture={picture_url}
                name={met.name}
                id={met.user_id}
                className="aspect-square w-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <ViewProfilePicture
            pictures={pictures}
            at={at}
            met={met}
            ask={ask}
            open={open}
            onTurn={setAt}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
