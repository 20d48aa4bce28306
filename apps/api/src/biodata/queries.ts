import type { BiodataChoice } from "@sanjog/domain/biodata/biodata";
import { dayInIndia } from "@sanjog/domain/calendar";
import { formatProfileNumber } from "@sanjog/domain/profiles/profile-number-words";
import { formatDate } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import pLimit from "p-limit";
import { findProfilePicture, loadPictureFile } from "../photos/queries.ts";
import { AppError } from "../platform/app-error.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { productName } from "../platform/texts/product-name.ts";
import { openSteps } from "../profiles/queries/profile-rows.ts";
import { loadOwnProfile, loadSteps } from "../profiles/queries.ts";
import type { BiodataDeps } from "./deps.ts";
import { type Owner, presentSheet } from "./views/sheet.ts";
import { drawInWorker } from "./views/sheet-order.ts";
import { sheetTexts } from "./views/sheet-texts.ts";

/** Draws one sheet at a time: a busy second processor leaves the main one to all other requests. */
const inTurn = pLimit(1);

/** Returns the viewer's own profile as a one-page PDF; the endpoint offers no other profile. */
export async function makeSheet(deps: BiodataDeps, viewer: Viewer, choice: BiodataChoice): Promise<Buffer> {
  const now = deps.now();
  const locales: Locale[] = choice.language === "both" ? ["en", "pb"] : [choice.language];
  const owners = await Promise.all(locales.map((locale) => loadOwner(deps, viewer, locale, now)));
  const sheets = owners.map((owner, i) => presentSheet(owner, choice, locales[i] ?? "en", now));
  const picture = choice.picture ? await loadOwnPicture(deps, viewer) : null;
  const [locale = "en"] = locales;
  const { biodata } = sheetTexts(locale);
  const foot = {
    left: formatMessage(locale, biodata.number, {
      number: formatProfileNumber(owners[0]?.profile_number ?? ""),
    }),
    right: formatMessage(locale, biodata.made, {
      product: productName(deps.config, locale),
      date: formatDate(locale, dayInIndia(now)),
    }),
  };
  return inTurn(() => drawInWorker({ sheets, foot, picture }));
}

async function loadOwner(deps: BiodataDeps, viewer: Viewer, locale: Locale, now: Date): Promise<Owner> {
  const [own, steps] = await Promise.all([
    loadOwnProfile(deps, viewer.id, locale, now),
    loadSteps(deps.db, [viewer.id]),
  ]);
  const found = steps.get(viewer.id);
  const account = found && openSteps(deps, found).account;
  const { profile_details, family_details, career_details, preferences } = own;
  if (!account || !profile_details || !family_details || !career_details || !preferences) {
    throw new AppError("profile_incomplete");
  }
  const { profile_number, email, phone_number } = account;
  return {
    profile_details,
    family_details,
    career_details,
    preferences,
    profile_number,
    email,
    phone_number,
  };
}

async function loadOwnPicture(deps: BiodataDeps, viewer: Viewer): Promise<Buffer | null> {
  const picture = await findProfilePicture(deps.db, viewer.id);
  return picture ? (await loadPictureFile(deps, picture, "full")).body : null;
}
