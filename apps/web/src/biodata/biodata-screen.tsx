import type { User } from "@sanjog/contract/user";
import { nameFor } from "@sanjog/i18n/name-for";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocale, useT, useTexts } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Optional } from "../ui/controls/optional.tsx";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { SkeletonLines } from "../ui/skeleton.tsx";
import { BiodataForm, firstChoice } from "./biodata-form.tsx";
import { SheetPicture } from "./sheet-picture.tsx";

// The form does not wait for what is opened or made later.
const BiodataReady = lazy(async () => ({
  default: (await retryImport(() => import("./biodata-ready.tsx"))).BiodataReady,
}));
const LargerSheet = lazy(async () => ({
  default: (await retryImport(() => import("./larger-sheet.tsx"))).LargerSheet,
}));

/** The screen on which members make a one-page PDF of their own profile. */
export function BiodataScreen() {
  // The picture of the sheet needs the names of the fields, so that no heading is shown without its lines.
  useTexts("biodata", "fields");
  const t = useT("biodata");
  const common = useT("common");
  const { user } = useSession();
  if (!user) return <PageSkeleton />;
  return (
    <Page
      dense
      title={t("title")}
      lead={<span className="block lg:max-w-[calc(100vw-30rem)]">{t("lead")}</span>}
      above={
        <ButtonLink
          to="/summary-details"
          look="quiet"
          className="-mt-2 -ml-3"
          icon={<ArrowLeft aria-hidden="true" size={22} />}
        >
          {common("nav.my_profile")}
        </ButtonLink>
      }
    >
      <Making user={user} />
    </Page>
  );
}

function Making({ user }: { user: User }) {
  const { locale } = useLocale();
  const has_picture = user.profile_picture !== null;
  const [choice, setChoice] = useState(() => firstChoice(locale, has_picture));
  const [sheet, setSheet] = useState<Blob | null>(null);
  const { profile_details } = user;
  const picture = (
    <div key="picture" className="biodata-picture">
      <SheetPicture user={user} choice={choice} />
      <Optional>
        <LargerSheet user={user} choice={choice} />
      </Optional>
    </div>
  );
  if (!sheet)
    return (
      <div className="biodata-columns">
        {picture}
        <BiodataForm has_picture={has_picture} choice={choice} onChange={setChoice} onMade={setSheet} />
      </div>
    );
  // Above the picture, since a phone shows no more than one of the two.
  return (
    <div className="biodata-columns">
      <Suspense fallback={<SkeletonLines />}>
        <BiodataReady
          sheet={sheet}
          name={profile_details ? nameFor(locale, profile_details).name : ""}
          onChange={() => setSheet(null)}
        />
      </Suspense>
      {picture}
    </div>
  );
}
