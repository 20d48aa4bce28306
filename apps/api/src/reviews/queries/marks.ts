import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { type Fields, namesWhere, reachesAPerson } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { markName, type ProfileMarks } from "@sanjog/domain/reviews/review";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import type { Config } from "../../platform/config/config.ts";
import { codeHash } from "../../platform/crypto/secrets.ts";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadSteps } from "../../profiles/queries.ts";

/** What the desk can see of each step. A telephone number or an address is no part of a review. */
const fields = {
  personal: personalFields,
  family: familyFields,
  career: careerFields,
  preferences: preferenceFields,
} as const satisfies Partial<Record<ReviewPart, Fields>>;
const parts = Object.keys(fields) as (keyof typeof fields)[];

/** Returns a sign for the content of each field that the desk can see, and for the photos; keyed, so that nobody can guess it. */
export async function loadMarks({ config }: AreaDeps, db: Db, member_id: string): Promise<ProfileMarks> {
  const steps = (await loadSteps(db, [member_id])).get(member_id);
  if (!steps) return {};
  const sign = (name: string, content: unknown) =>
    [name, hash(config, member_id, { name, content })] as const;
  const written = parts.flatMap((part) =>
    namesWhere(fields[part], (field) => !reachesAPerson(field) && field.kind !== "consent").map((field) =>
      sign(markName({ part, field }), contentOf(steps[part], field)),
    ),
  );
  // The account says whose profile it is; that is corrected on another page than the personal step.
  const { gender, profile_for } = steps.account;
  const { profile, gallery } = steps.pictures;
  const photos = (field: string, content: unknown) => sign(markName({ part: "photos", field }), content);
  return Object.fromEntries([
    photos("profile_picture", profile),
    photos("gallery", gallery.toSorted()),
    sign(markName({ part: "personal", field: "profile_for" }), profile_for),
    sign(markName({ part: "personal", field: "gender" }), gender),
    ...written,
  ]);
}

/** Returns one sign for the whole profile. */
export async function loadProfileVersion(deps: AreaDeps, db: Db, member_id: string): Promise<string> {
  return hash(deps.config, member_id, await loadMarks(deps, db, member_id));
}

function contentOf(row: object | null, field: string): unknown {
  const stored = (row ?? {}) as Record<string, unknown>;
  return stored[field] ?? stored[`${field}_inches`] ?? null;
}

function hash({ secretKey }: Pick<Config, "secretKey">, member_id: string, content: unknown): string {
  return codeHash(secretKey, `profile of ${member_id}`, JSON.stringify(content))
    .toString("base64url")
    .slice(0, 22);
}
