import type { Newcomer } from "../../../e2e/newcomers.ts";
import { placeNames } from "../../../e2e/place-names.ts";
import { at } from "../../cli/child.ts";
import { next, pick, tile } from "../forms.ts";
import type { Visitor } from "../visitor.ts";

/** Fills in the wizard from the name to the photo, with what a family must answer. */
export async function fiveSteps(visitor: Visitor, who: Newcomer): Promise<void> {
  await personal(visitor, who);
  await family(visitor, who);
  await career(visitor, who);
  await preferences(visitor);
  await photo(visitor);
}

/** The labels of a question differ by who is described. */
const whose = ({ profile_for }: Newcomer) => (profile_for === "daughter" ? "daughter" : "self");

async function personal(visitor: Visitor, who: Newcomer): Promise<void> {
  const { fields, option, profiles, common } = visitor.words;
  await visitor.write(fields("firstname"), who.firstname);
  await visitor.write(fields("lastname"), who.lastname);
  await visitor.write(fields("dob"), who.born.join(""));
  await tile(visitor, fields("marital_status"), option("marital_status", "never_married", who.gender));
  await next(visitor);
  await visitor.write(fields("height"), `${who.feet} ${who.inches}`);
  await visitor.write(fields("weight"), "62");
  await tile(visitor, fields("diet"), option("diet", "vegetarian"));
  await tile(visitor, fields("differently_abled"), common("no"));
  await next(visitor);
  await pick(visitor, fields("caste"), option("caste", "ramgarhia"));
  await tile(visitor, profiles(`personal.namdhari.${whose(who)}`), common("yes"));
  await visitor.press("button", profiles("personal.consent_all", { count: 4 }));
  await next(visitor);
  await visitor.write(profiles(`personal.express_yourself.${whose(who)}`), "ਸ਼ਾਂਤ ਸੁਭਾਅ, ਕੀਰਤਨ ਨਾਲ ਪਿਆਰ।");
  await next(visitor);
}

async function family(visitor: Visitor, who: Newcomer): Promise<void> {
  const { fields, option, profiles, common } = visitor.words;
  await visitor.write(fields("father_name"), "Mohan Singh");
  await pick(visitor, fields("father_occupation"), option("father_occupation", "farming", "male"));
  await visitor.write(fields("mother_name"), "Surjit Kaur");
  await pick(visitor, fields("mother_occupation"), option("mother_occupation", "homemaker", "female"));
  await next(visitor);
  await visitor.press("button", common("stepper.more", { label: fields("brother_count") }), { exact: true });
  await tile(visitor, fields("family_type"), option("family_type", "joint"));
  await tile(visitor, profiles(`family.lives_with.${whose(who)}`), common("yes"));
  await next(visitor);
  await pick(visitor, fields("paternal_gotra"), option("paternal_gotra", "dhiman"));
  await pick(visitor, fields("maternal_gotra"), option("maternal_gotra", "bansal"));
  await visitor.write(fields("contact_address"), "22 Model Town, Jalandhar");
  await next(visitor);
}

async function career(visitor: Visitor, who: Newcomer): Promise<void> {
  const { fields, option, profiles, locale } = visitor.words;
  await pick(visitor, profiles("career.region.state"), placeNames[locale].punjab);
  await pick(visitor, fields("city_id"), placeNames[locale].jalandhar);
  await visitor.write(profiles("career.code.pin_code"), "144001");
  await tile(visitor, fields("residential_status"), option("residential_status", "citizen"));
  await next(visitor);
  await visitor.choose(fields("highest_degree"), "masters");
  await visitor.choose(fields("employed_in"), "private_sector");
  await pick(visitor, fields("occupation"), option("occupation", "engineer", who.gender));
  await visitor.choose(fields("annual_income"), "lakh_8_to_10");
  await next(visitor);
}

/** The wishes are proposed from the own answers. */
async function preferences(visitor: Visitor): Promise<void> {
  for (let group = 0; group < 3; group += 1) await next(visitor);
  await visitor.write(visitor.words.fields("about_desired_partner"), "Kind, educated, close to the family.");
  await next(visitor);
}

async function photo(visitor: Visitor): Promise<void> {
  const { photos, profiles, said } = visitor.words;
  await visitor.sees("button", photos("profile.add"));
  await visitor.driver.upload('input[name="photo"]', at("apps/web/public/icons/icon-512.png"));
  await visitor.press("button", photos("crop.use"));
  await visitor.sees(
    "text",
    said((texts) => texts.photos.picture_saved),
  );
  await next(visitor);
  await visitor.press("button", profiles("finish"), { exact: true });
}
