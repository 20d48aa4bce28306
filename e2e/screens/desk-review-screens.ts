import type { Words } from "../words.ts";
import { type Answers, data, desk, file, inMinutes, said } from "./desk-screens.ts";
import type { Screen } from "./screen.ts";

/** A drawn square in place of a photo. */
const photo = () => ({
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#b9a68c"/><circle cx="200" cy="160" r="70" fill="#6d5a45"/><path d="M60 400a140 140 0 0 1 280 0z" fill="#6d5a45"/></svg>',
});
const pictures = [
  { id: "main", kind: "profile", hidden: false },
  { id: "second", kind: "gallery", hidden: false },
  { id: "third", kind: "gallery", hidden: true },
];

const newProfile = (words: Words) => {
  const { member, ...rest } = file(words);
  return {
    ...rest,
    kind: "review",
    reason: null,
    text: "",
    reporter: null,
    notes: [],
    member: {
      ...member,
      profile_status: 2,
      history: [],
      pictures,
      review_notes: [{ field: "about_family", kind: "contact_details" }],
    },
  };
};

const lines = (words: Words) => [
  { part: "personal", field: "religion", value: words.option("religion", "sikh") },
  { part: "personal", field: "namdhari_sect", value: true },
  {
    part: "personal",
    field: "express_yourself",
    value: said(words, "I teach, and sing kirtan on Sundays.", "ਮੈਂ ਪੜ੍ਹਾਉਂਦਾ ਹਾਂ ਤੇ ਐਤਵਾਰ ਨੂੰ ਕੀਰਤਨ ਕਰਦਾ ਹਾਂ।"),
  },
  {
    part: "family",
    field: "about_family",
    value: said(
      words,
      "We farm near Moga and have two buffaloes. Ask for us at the shop by the bridge.",
      "ਅਸੀਂ ਮੋਗੇ ਕੋਲ ਖੇਤੀ ਕਰਦੇ ਹਾਂ। ਪੁਲ ਕੋਲ ਦੁਕਾਨ ’ਤੇ ਸਾਡਾ ਨਾਂ ਲੈ ਕੇ ਪੁੱਛ ਲਓ ਜੀ।",
    ),
  },
  { part: "career", field: "occupation", value: words.option("occupation", "teacher") },
];

const round = (words: Words) => ({
  id: "round",
  asked_at: inMinutes(-3_000),
  sent_again_at: inMinutes(-90),
  by: said(words, "Harpal Singh", "ਹਰਪਾਲ ਸਿੰਘ"),
  rule: "unclear_picture",
  facts: said(words, "The face cannot be seen in the main photo.", "ਮੁੱਖ ਤਸਵੀਰ ਵਿੱਚ ਚਿਹਰਾ ਨਹੀਂ ਦਿਸਦਾ।"),
  parts: ["photos"],
  changed: [
    { part: "photos", field: "profile_picture" },
    { part: "family", field: "about_family" },
  ],
});

const review = (rounds: (words: Words) => unknown[]): Answers => ({
  "cases/case-1": data(newProfile),
  "cases/case-1/review": data((words) => ({
    profile_version: "seen",
    lines: lines(words),
    rounds: rounds(words),
  })),
  "cases/case-1/pictures/**": photo,
  "decision-templates": data((words) =>
    (["unclear_picture", "terms"] as const).map((rule) => ({
      rule,
      title: words.decisions(`rules.${rule}`),
      reason_en: "The photo shows too little of the person.",
      reason_pb: "ਤਸਵੀਰ ਵਿੱਚ ਚਿਹਰਾ ਸਾਫ਼ ਨਹੀਂ ਦਿਸਦਾ।",
    })),
  ),
});

const atReview = (name: string, button?: "review.ask" | "review.no") =>
  desk(
    name,
    "/desk/cases/case-1",
    review(() => []),
    async ({ page, words }) => {
      await page.getByRole("region", { name: words.cases("review.bar") }).waitFor();
      if (button)
        await page
          .getByRole("region", { name: words.cases("review.bar") })
          .getByRole("button", { name: words.cases(button) })
          .click();
      if (button === "review.ask")
        await page.getByLabel(words.cases("review.form.template")).selectOption("photo_unclear");
    },
  );

/** The number that a case is about, in one state. */
const toMeet = (state: "code" | "seen" | "used_up" | "not_approved" | "none"): Screen =>
  desk(`a number to confirm in person: ${state}`, "/desk/cases/case-1", {
    "cases/case-1": data((words) => ({
      ...file(words),
      kind: "in_person",
      reason: null,
      text: "",
      member: null,
      reporter: null,
      notes: [],
      to_meet: {
        name: said(words, "Harleen Kaur", "ਹਰਲੀਨ ਕੌਰ"),
        age: 26,
        city: said(words, "Ludhiana", "ਲੁਧਿਆਣਾ"),
        pictures,
      },
    })),
    "cases/case-1/number": data(() => ({
      state,
      phone_number: state === "none" ? null : "+91 … 210",
      until: state === "none" ? null : inMinutes(1_300),
    })),
    "cases/case-1/pictures/**": photo,
  });

/** A new profile before others see it, and a number that volunteers confirm. */
export const deskReviewScreens: Screen[] = [
  atReview("a new profile"),
  atReview("a new profile that should be changed", "review.ask"),
  atReview("a new profile that does not fit", "review.no"),
  desk(
    "a profile that was sent again",
    "/desk/cases/case-1",
    review((words) => [round(words)]),
  ),
  ...(["code", "seen", "used_up", "not_approved", "none"] as const).map(toMeet),
];
