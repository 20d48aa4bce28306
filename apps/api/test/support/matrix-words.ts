import type { MemberCard, MemberProfile } from "@sanjog/contract/member-view";
import type { Owner } from "./neighbours.ts";
import { privateFields, type StepName } from "./private-fields.ts";

/** Returns "shown" or "hidden"; a mix of real and null values is a violation. */
function word(pairs: readonly (readonly [told: unknown, secret: unknown])[]): string {
  if (pairs.every(([told, secret]) => told === secret)) return "shown";
  if (pairs.every(([told]) => told === null)) return "hidden";
  return `told ${JSON.stringify(pairs.map(([told]) => told))}`;
}

const address = (picture: string) => `/api/pictures/${picture}`;
const pictureWord = (told: unknown, owner: Owner) =>
  told === address(owner.picture) ? "shown" : String(told);

export type Row = Partial<MemberCard> & { member?: Row; phone_number?: string | null };
const memberIn = (row: Row): Row => row.member ?? row;
export const isCard = (row: Row): row is Row & MemberCard => "relation" in row;

export type FoundRow = { list: string; row: Row };

/** Returns one column's value on every row; several values where rows differ. */
function onRows<Shown>(rows: readonly Shown[], read: (row: Shown) => string): string {
  return [...new Set(rows.map(read))].join(" or ") || "-";
}

export function cardWords(found: readonly FoundRow[], owner: Owner): Record<string, string> {
  const cards = found.map(({ row }) => memberIn(row)).filter(isCard);
  // Rows of the list of notifications carry a picture without a card.
  const pictures = found.map(({ row }) => memberIn(row)).filter((row) => "profile_picture" in row);
  const { secrets } = owner;
  return {
    card_email: onRows(cards, ({ email }) => word([[email, owner.email]])),
    card_dob: onRows(cards, ({ profile_details }) => word([[profile_details.dob, secrets.dob]])),
    card_income: onRows(cards, ({ career_details: { annual_income: code, annual_income_title: title } }) =>
      word([
        [code, secrets.annual_income],
        [title, code && title],
      ]),
    ),
    card_phone: onRows(
      found.filter(({ list }) => list === "friends").map(({ row }) => row),
      ({ phone_number }) => word([[phone_number, owner.phone_number]]),
    ),
    card_picture:
      [...new Set(pictures.map((row) => pictureWord(row.profile_picture, owner)))].join(" or ") || "-",
  };
}

/** Returns every column of an opened profile. */
export function profileWords(profile: MemberProfile, owner: Owner): Record<string, string> {
  const { profile_details: personal, family_details: family, career_details: career } = profile;
  const told: Record<StepName, Record<string, unknown>> = { personal, family, career };
  /** Compares every field that the item governs, with its title where it has one. */
  const ofItem = (item: string) =>
    word(
      privateFields
        .filter((field) => field.item === item)
        .flatMap(({ step, name }) => {
          const { [name]: value, [`${name}_title`]: title } = told[step];
          return [
            [value, owner.secrets[name]] as const,
            [title ?? value, value && (title ?? value)] as const,
          ];
        }),
    );
  const gallery = owner.gallery.map((id) => ({ id, picture_url: address(id) }));
  const open = JSON.stringify(profile.post_pictures) === JSON.stringify(gallery);
  return {
    age: personal.age > 18 ? "shown" : "hidden",
    email: word([[profile.email, owner.email]]),
    phone: word([[profile.phone_number, owner.phone_number]]),
    dob: ofItem("dob"),
    address: ofItem("contact_address"),
    parents: ofItem("parents_names"),
    health: ofItem("health"),
    income: ofItem("annual_income"),
    instagram: ofItem("instagram_link"),
    facebook: ofItem("facebook_link"),
    reference: ofItem("reference_contact"),
    picture: pictureWord(profile.profile_picture, owner),
    gallery: open ? "shown" : String(profile.post_pictures),
  };
}
