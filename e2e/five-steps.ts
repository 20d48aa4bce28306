import { expect, type Page } from "@playwright/test";
import { sensitivePurposes } from "@sanjog/domain/accounts/consents";
import { addressWordsOf } from "@sanjog/domain/reference/address-words";
import { wantedGender } from "@sanjog/domain/reference/personal-lists";
import { drawnPicture } from "./drawn-picture.ts";
import {
  count,
  expectFieldError,
  expectNoFieldErrors,
  fieldOf,
  pick,
  pickAll,
  select,
  selectParts,
  tickAll,
  tile,
  write,
} from "./form-hands.ts";
import type { Newcomer } from "./newcomers.ts";
import { placeNames } from "./place-names.ts";
import type { Words } from "./words.ts";

export async function next(page: Page, words: Words): Promise<void> {
  await page.getByRole("button", { name: words.common("next"), exact: true }).click();
}

export async function expectStep(page: Page, words: Words, step: StepName): Promise<void> {
  const current = page.locator('.progress [aria-current="step"]');
  await expect(current).toContainText(words.profiles(`steps.${step}`));
}

/** Leaves a group by Next and waits for the first field of the one that follows. */
async function nextGroup({ page, words }: Filling, first_field: string): Promise<void> {
  await next(page, words);
  await expect(fieldOf(page, first_field)).toBeVisible();
}

type StepName = "personal" | "family" | "career" | "preference" | "photo";
type Filling = { page: Page; words: Words; who: Newcomer };

/** The labels in the personal step of fields about the described person. */
function addressed(words: Words, who: Newcomer) {
  const whose = who.profile_for === "daughter" ? "daughter" : "self";
  return {
    lives_with: words.profiles(`family.lives_with.${whose}`),
    namdhari: words.profiles(`personal.namdhari.${whose}`),
    express: words.profiles(`personal.express_yourself.${whose}`),
  };
}

/** The personal step up to the name of the mother tongue, left in the middle and taken up again. */
export async function personalWithReload({ page, words, who }: Filling): Promise<void> {
  const { fields, fieldErrors } = words;
  await next(page, words);
  await expectFieldError(page, fields("firstname"), fieldErrors("firstname_missing"));
  await expectFieldError(page, fields("dob"), fieldErrors("dob_missing"));
  await write(page, fields("firstname"), who.firstname);
  await write(page, fields("lastname"), who.lastname);
  await write(page, fields("dob"), who.born.join(" "));
  await tile(page, fields("marital_status"), words.option("marital_status", "never_married", who.gender));
  await expect(page.getByText(words.common("saved_on_this_phone"))).toBeVisible();
  await page.reload();
  await expectStep(page, words, "personal");
  await expect(fieldOf(page, fields("firstname")).locator("input")).toHaveValue(who.firstname);
  await expect(fieldOf(page, fields("marital_status")).locator(":checked")).toHaveValue("never_married");
  await expect(fieldOf(page, fields("dob")).locator("input")).toHaveValue(who.born.join("/"));
}

/** Fills in the rest of the personal step, with the fields that appear only after some answers. */
export async function finishPersonal(filling: Filling): Promise<void> {
  const { page, words, who } = filling;
  const { fields, fieldErrors } = words;
  const { namdhari, express } = addressed(words, who);
  await nextGroup(filling, fields("height"));
  await write(page, fields("height"), `${who.feet} ${who.inches}`);
  await write(page, fields("weight"), "250");
  await tile(page, fields("diet"), words.option("diet", "vegetarian"));
  await select(page, fields("blood_group"), words.option("blood_group", "b_positive"));
  await tile(page, fields("differently_abled"), words.common("yes"));
  await next(page, words);
  await expectFieldError(page, fields("weight"), fieldErrors("weight_too_high"));
  await expectFieldError(page, fields("disability_explain"), fieldErrors("disability_explain_missing"));
  await write(page, fields("weight"), "72");
  await write(page, fields("disability_explain"), "ਖੱਬੇ ਕੰਨ ਤੋਂ ਘੱਟ ਸੁਣਦਾ ਹੈ");

  await nextGroup(filling, fields("caste"));
  await expect(fieldOf(page, fields("religion")).locator("select")).toHaveValue("sikh");
  await pick(page, words, fields("caste"), words.option("caste", "ramgarhia"));
  await tile(page, namdhari, words.common("yes"));
  const tongue = fieldOf(page, fields("mother_tongue")).locator(".pick-button");
  await expect(tongue).toContainText(words.option("mother_tongue", "punjabi"));
  await next(page, words);
  for (const purpose of sensitivePurposes)
    await expectFieldError(page, fields(`${purpose}_consent`), fieldErrors("choose_yes_or_no"));
  for (const purpose of sensitivePurposes)
    await tile(page, fields(`${purpose}_consent`), words.common("yes"));

  await nextGroup(filling, express);
  await write(page, express, "Call me on 98765 43210");
  await pickAll(page, words, fields("hobbies"), [
    words.option("hobbies", "kirtan"),
    words.option("hobbies", "reading"),
  ]);
  await write(page, fields("instagram_link"), "https://elsewhere.example/someone");
  await tile(page, fields("reference"), words.common("yes"));
  await next(page, words);
  await expectFieldError(page, fields("instagram_link"), fieldErrors("instagram_only"));
  await expectFieldError(page, fields("reference_name"), fieldErrors("reference_name_missing"));
  await expectFieldError(page, fields("reference_relation"), fieldErrors("reference_relation_missing"));
  await write(page, fields("instagram_link"), "https://www.instagram.com/journeys.example/");
  await write(page, fields("reference_name"), "Harbans Singh");
  await write(page, fields("reference_relation"), "ਮਾਮਾ ਜੀ");
  await write(page, fields("reference_contact"), "98140 12345");
  await expectNoFieldErrors(page);
  await next(page, words);
  // The server checks the text for contact details.
  await expectFieldError(page, express, fieldErrors("contact_number", "98765 43210"));
  await write(page, express, "Quiet, fond of kirtan and of long walks at home.");
  await next(page, words);
  await expectStep(page, words, "family");
}

export async function family(filling: Filling): Promise<void> {
  const { page, words, who } = filling;
  const { fields, fieldErrors } = words;
  await write(page, fields("father_name"), "Mohan Singh");
  await pick(page, words, fields("father_occupation"), words.option("father_occupation", "farming", "male"));
  await write(page, fields("mother_name"), "Surjit Kaur");
  await pick(
    page,
    words,
    fields("mother_occupation"),
    words.option("mother_occupation", "homemaker", "female"),
  );
  await nextGroup(filling, fields("family_type"));
  const married = words.profiles("family.brothers_married");
  await expect(page.getByRole("spinbutton", { name: married })).toHaveCount(0);
  await count(page, words, fields("brother_count"), 1);
  await count(page, words, married, 1);
  // No more can be married than there are.
  const one_more = page.getByRole("button", { name: words.common("stepper.more", { label: married }) });
  await expect(one_more).toBeDisabled();
  await tile(page, fields("family_type"), words.option("family_type", "joint"));
  await tile(page, addressed(words, who).lives_with, words.common("no"));
  await write(page, fields("family_living_in"), "Jalandhar");
  await nextGroup(filling, fields("paternal_gotra"));
  await pick(page, words, fields("paternal_gotra"), words.option("paternal_gotra", "dhiman"));
  await pick(page, words, fields("maternal_gotra"), words.option("maternal_gotra", "other"));
  await write(page, fields("contact_address"), "22 Model Town, Jalandhar");
  await write(page, fields("about_family"), "ਅਸੀਂ ਪਿੰਡ ਨਾਲ ਜੁੜੇ ਹੋਏ ਹਾਂ।");
  await next(page, words);
  await expectFieldError(page, fields("maternal_gotra_other"), fieldErrors("gotra_text_missing"));
  await write(page, fields("maternal_gotra_other"), "ਬਾਂਸਲ");
  await next(page, words);
  await expectStep(page, words, "career");
}

/** Country, state and city, each from the one before. */
export async function career(filling: Filling): Promise<void> {
  const { page, words, who } = filling;
  const { fields } = words;
  const place = placeNames[words.locale];
  // The phone number says in which country.
  await expect(fieldOf(page, fields("country_id")).locator(".pick-button")).toContainText(place.IN);
  const { region, code } = addressWordsOf(356);
  await pick(page, words, words.profiles(`career.region.${region}`), place.punjab);
  await pick(page, words, fields("city_id"), place.jalandhar);
  await write(page, words.profiles(`career.code.${code}`), "144001");
  await tile(page, fields("residential_status"), words.option("residential_status", "citizen"));
  await nextGroup(filling, fields("highest_degree"));
  await select(page, fields("highest_degree"), words.option("highest_degree", "masters"));
  await select(page, fields("employed_in"), words.option("employed_in", "private_sector"));
  await pick(page, words, fields("occupation"), words.option("occupation", "engineer", who.gender));
  await select(page, fields("annual_income"), words.option("annual_income", "lakh_8_to_10"));
  await next(page, words);
  await expectStep(page, words, "preference");
}

/** Wishes that only a few members fulfil, so that the expected one is on the first page. */
export async function preferences(filling: Filling): Promise<void> {
  const { page, words, who } = filling;
  const { fields, fieldErrors } = words;
  const { age, occupation, country, degree } = who.looksFor;
  const wanted = wantedGender(who.gender);
  const any = words.option("marital_status", "any");
  await write(page, fields("age_min"), String(age));
  await write(page, fields("age_max"), String(age - 1));
  await selectParts(page, fields("height_min"), [4, 8]);
  await selectParts(page, fields("height_max"), [6, 6]);
  // It is proposed from the own answer.
  const never_married = words.option("marital_status", "never_married", wanted);
  const proposed = fieldOf(page, fields("marital_status")).getByRole("checkbox", { name: never_married });
  await expect(proposed).toBeChecked();
  await next(page, words);
  await expectFieldError(page, fields("age_max"), fieldErrors("age_max_below_min"));
  await write(page, fields("age_max"), String(age));
  await nextGroup(filling, fields("minimum_education"));
  const title = words.option("minimum_education", degree);
  await select(page, fields("minimum_education"), title);
  // A new minimum sets the maximum equal to it; a tile includes higher degrees.
  const maximum = fieldOf(page, fields("maximum_education")).locator("select");
  await expect(maximum).toHaveValue(degree);
  await page.getByRole("radio", { name: words.preferences("higher.or_higher", { degree: title }) }).check();
  await expect(maximum).toHaveValue("doctorate");
  await page.getByRole("radio", { name: words.preferences("higher.only", { degree: title }) }).check();
  await expect(maximum).toHaveValue(degree);
  await pickAll(page, words, fields("occupation"), [words.option("occupation", occupation, wanted)]);
  await select(page, fields("income"), any);
  await nextGroup(filling, fields("religion"));
  for (const name of ["mother_tongue", "religion", "caste"] as const)
    await pickAll(page, words, fields(name), [any]);
  await tickAll(page, fields("family_type"), [any]);
  await tickAll(page, fields("diet"), [words.option("diet", "vegetarian")]);
  await tile(page, fields("gotra_rule"), words.preferences("gotra.warn"));
  await nextGroup(filling, fields("country"));
  await pickAll(page, words, fields("country"), [placeNames[words.locale][country]]);
  await pickAll(page, words, fields("residential_status"), [any]);
  await next(page, words);
  await expectFieldError(page, fields("about_desired_partner"), fieldErrors("required"));
  await write(page, fields("about_desired_partner"), "Kind, educated, close to the family.");
  await next(page, words);
  await expectStep(page, words, "photo");
}

/** A profile photo and one more, each cropped; the second is sent by finishing. */
export async function photos(filling: Filling): Promise<void> {
  const { page, words } = filling;
  const use = page.getByRole("dialog").getByRole("button", { name: words.photos("crop.use") });
  await page.locator('input[name="photo"]').setInputFiles(await drawnPicture(page, "portrait.jpg"));
  const zoom = page.getByRole("slider", { name: words.photos("crop.zoom") });
  await zoom.focus();
  await zoom.press("ArrowRight");
  await use.click();
  await expect(page.getByText(words.said((texts) => texts.photos.picture_saved))).toBeVisible();
  await next(page, words);
  await page.locator('input[name="photos"]').setInputFiles(await drawnPicture(page, "fields.jpg", 1200, 800));
  await use.click();
  await expect(page.getByText(words.photos("gallery.count", { count: "1", max: "12" }))).toBeVisible();
  await page.getByRole("button", { name: words.profiles("finish"), exact: true }).click();
  await expect(page).toHaveURL("/ready");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: words.moments("ready.families") }).click();
  await expect(page).toHaveURL("/suggestion");
}
