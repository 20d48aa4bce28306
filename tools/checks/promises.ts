/** Strings in a test or in the code that keeps the promise. */
type Code = { file: string; says: string };
/** Promises by people or advice, which no program can keep. */
type People = { people: string };
type PromiseEntry = { words: string; kept_by: readonly (Code | People)[] };

const advice = { people: "advice to the reader" };
const operator = { people: "a duty of the operator" };
const order = { file: "packages/domain/src/suggestions/criteria.ts", says: "weight" };
const choice = {
  file: "apps/api/src/privacy/privacy.test.ts",
  says: "change one by one, for the member alone",
};
const audiences = {
  file: "apps/api/src/privacy/privacy.test.ts",
  says: "each field is shown or hidden by its item, for every audience and reader",
};
const defaults = {
  file: "packages/domain/src/privacy/visibility.test.ts",
  says: "what nobody chose is as decided: links and reference private",
};
const blocks = {
  file: "apps/api/src/blocks/blocks.test.ts",
  says: "hides both members from each other everywhere at once",
};
const visitors = {
  file: "apps/api/test/security/scraping.test.ts",
  says: "search engines and link previews receive no data of members",
};
const pictures = {
  file: "packages/domain/src/privacy/visibility.test.ts",
  says: "a picture is served exactly where the view shows it",
};
const encryption = {
  file: "apps/api/src/platform/http/security-headers.test.ts",
  says: "strict-transport-security",
};
const passwords = { file: "apps/api/src/platform/crypto/passwords.test.ts", says: "opens with itself alone" };
const audit = { file: "apps/api/src/operator/audit-log.test.ts", says: "who did or read what and why" };
const leaving = {
  file: "apps/api/src/account-lifecycle/leaving.test.ts",
  says: "hides a member from everyone at once",
};
const pause = {
  file: "apps/api/src/account-lifecycle/account-lifecycle.test.ts",
  says: 'describe("a pause"',
};
const download = {
  file: "apps/api/src/account-lifecycle/download.test.ts",
  says: "the download has all of the member's data",
};
const log_out = { file: "apps/web/src/platform/storage.ts", says: "lasting.includes(key)" };
const drafts = {
  file: "apps/web/src/form/form-frame.test.tsx",
  says: "the draft stays on the phone until it is saved",
};

/** Every absolute word of the landing page, the guide, the terms and the policy, with what keeps the promise. */
export const promises: Readonly<Record<string, PromiseEntry>> = {
  "guide.ts: lead": { words: "nothing", kept_by: [operator] },
  "guide.ts: steps.text_2": { words: "whenever, ਜਦੋਂ ਮਰਜ਼ੀ", kept_by: [drafts] },
  "guide.ts: photos.text_3": { words: "nobody, ਕੋਈ ਨਹੀਂ", kept_by: [audiences] },
  "guide.ts: privacy.text_1": { words: "nobody, ਕੋਈ ਨਹੀਂ", kept_by: [audiences] },
  "guide.ts: privacy.text_2": { words: "at once, ਉਸੇ ਵੇਲੇ", kept_by: [choice, pictures] },
  "guide.ts: safety.text_1": { words: "never, ਕਦੇ, ਕੁਝ ਵੀ", kept_by: [advice] },
  "guide.ts: safety.text_4": { words: "ever, nobody, ਕਦੇ, ਕੋਈ ਵੀ", kept_by: [operator] },
  "guide.ts: help.text_3": { words: "any time, ਜਦੋਂ ਮਰਜ਼ੀ", kept_by: [pause, leaving] },
  "ui/policy.ts: kept.text": { words: "nobody", kept_by: [passwords] },
  "ui/policy.ts: why.text": { words: "never, nothing, ਕਦੇ", kept_by: [order, operator] },
  "ui/policy.ts: seen.text": {
    words: "always, nobody, nothing, ਕੁਝ ਨਹੀਂ, ਕੁਝ ਵੀ, ਕੋਈ ਨਹੀਂ, ਹਮੇਸ਼ਾ",
    kept_by: [audiences, blocks, visitors],
  },
  "ui/policy.ts: others.text": { words: "nobody, ਕਿਸੇ ਨੂੰ ਨਹੀਂ", kept_by: [defaults] },
  "ui/policy.ts: safe.text": {
    words: "ever, nobody, not even, without delay, ਕਦੇ, ਬਿਨਾਂ ਦੇਰ, ਸਭ, ਹਰ ਵਾਰ",
    kept_by: [encryption, passwords, pictures, audit, operator],
  },
  "ui/policy.ts: long.text": { words: "at once, ਉਸੇ ਵੇਲੇ", kept_by: [leaving] },
  "ui/policy.ts: rights.text": {
    words: "at once, everyone, everything, ਉਸੇ ਵੇਲੇ, ਕਿਸੇ ਨੂੰ ਨਹੀਂ",
    kept_by: [download, pause],
  },
  "ui/policy.ts: phone.text": { words: "ਸਭ", kept_by: [log_out] },
  "ui/site.ts: landing.trust_marriage_text": { words: "never, ਕਦੇ", kept_by: [advice] },
  "ui/site.ts: landing.trust_free_text": { words: "nobody", kept_by: [order, operator] },
  "ui/site.ts: landing.answer_free": { words: "nobody", kept_by: [order, operator] },
  "ui/site.ts: landing.answer_photo": { words: "nobody, ਕੋਈ ਨਹੀਂ", kept_by: [audiences, pictures] },
  "ui/terms.ts: free.text": { words: "nobody, ਕੋਈ ਵੀ", kept_by: [operator] },
  "ui/terms.ts: relatives.text": { words: "nobody", kept_by: [advice] },
  "ui/terms.ts: care.text": { words: "never, ਕਦੇ, ਕੁਝ ਵੀ", kept_by: [advice] },
  "ui/terms.ts: closing.text": {
    words: "any time, whenever, ਕਦੇ ਵੀ, ਜਦੋਂ ਮਰਜ਼ੀ",
    kept_by: [blocks, pause, leaving],
  },
  "ui/terms.ts: liability.text": { words: "always", kept_by: [{ people: "says what is not promised" }] },
};
