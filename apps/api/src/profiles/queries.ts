import {
  consentedPurposes,
  type SensitivePurpose,
  withdrawnPurposes,
} from "@sanjog/domain/accounts/consents";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import {
  openSteps,
  type Profile,
  type ProfileAccount,
  type ProfileSteps,
  type StepRow,
  stepRows,
} from "./queries/profile-rows.ts";
import { type OwnProfile, presentOwnProfile } from "./views.ts";

/** Selects the country where a member lives; null while the career step is missing. */
export const countryValue = (member_id: string) =>
  sql<number | null>`(select country_id from career_details where member_id = ${member_id})`;

/** Returns the complete profiles among these members, by id, in one statement. */
export async function loadProfiles(db: Db, ids: readonly string[]): Promise<Map<string, Profile>> {
  const found = await loadProfilesBeside(db, ids, sql<null>`null`);
  return new Map(found.map(([profile]) => [profile.account.id, profile]));
}

/**
 * Returns the complete profiles, each with the value of `beside`, an expression about the row `m`. One statement reads
 * both, so that they are of the same moment.
 */
export async function loadProfilesBeside<Beside>(
  db: Db,
  ids: readonly string[],
  beside: RawBuilder<Beside>,
): Promise<[Profile, Beside][]> {
  if (ids.length === 0) return [];
  const rows = await stepRows(db, ids, beside);
  return rows.flatMap((row): [Profile, Beside][] => {
    const steps = stepsFrom(row);
    return isWhole(steps) ? [[steps, row.beside]] : [];
  });
}

function isWhole(steps: ProfileSteps): steps is Profile {
  return Boolean(steps.personal && steps.family && steps.career && steps.preferences);
}

/** Returns the members among these ids with the steps that they have saved. */
export async function loadSteps(db: Db, ids: readonly string[]): Promise<Map<string, ProfileSteps>> {
  if (ids.length === 0) return new Map();
  const rows = await stepRows(db, ids);
  return new Map(rows.map((row) => [row.id, stepsFrom(row)]));
}

function stepsFrom(found: StepRow & { beside: unknown }): ProfileSteps {
  const { personal, family, career, preferences, pictures, settings, beside: _, ...row } = found;
  return { account: accountFrom(row), personal, family, career, preferences, pictures, settings };
}

type AccountRow = Omit<ProfileAccount, "phone_verified" | "leaving"> & {
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  deletion_requested_at: Date | null;
};

function accountFrom({ email_verified_at, phone_verified_at, deletion_requested_at, ...row }: AccountRow) {
  return {
    ...row,
    email: email_verified_at ? row.email : null,
    phone_number: phone_verified_at ? row.phone_number : null,
    phone_verified: phone_verified_at !== null,
    leaving: deletion_requested_at !== null,
  };
}

/** Returns the member's own steps, settings and pictures. A step is null until it is saved. */
export async function loadOwnProfile(
  deps: Pick<AreaDeps, "db" | "fields">,
  member_id: string,
  locale: Locale,
  now: Date,
): Promise<OwnProfile> {
  const [found, consents] = await Promise.all([
    loadSteps(deps.db, [member_id]),
    deps.db
      .selectFrom("consents")
      .where("member_id", "=", member_id)
      .orderBy("id")
      .select(["document", "version", "withdrawn_at"])
      .execute(),
  ]);
  const steps = found.get(member_id);
  if (!steps) throw new Error("the member is gone");
  return presentOwnProfile(openSteps(deps, steps), consents, locale, now);
}

/** Returns the sensitive purposes whose consent the member has refused or withdrawn. */
export async function listWithdrawn(db: Db, member_id: string): Promise<SensitivePurpose[]> {
  return withdrawnPurposes(await recordedConsents(db, member_id));
}

/** Returns the sensitive purposes that the member has agreed to. */
export async function listConsented(db: Db, member_id: string): Promise<SensitivePurpose[]> {
  return consentedPurposes(await recordedConsents(db, member_id));
}

async function recordedConsents(db: Db, member_id: string) {
  return db
    .selectFrom("consents")
    .where("member_id", "=", member_id)
    .orderBy("id")
    .select(["document", "withdrawn_at"])
    .execute();
}
