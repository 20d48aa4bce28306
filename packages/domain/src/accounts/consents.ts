/** Decisions §10: the statements behind the one box at sign-up. Each is recorded separately. */
export const signUpDocuments = ["terms", "privacy_policy", "seeks_marriage", "statements_true"] as const;
export type SignUpDocument = (typeof signUpDocuments)[number];
/** The sensitive answers. Each consent is asked for, given and withdrawn by itself. */
export const sensitivePurposes = ["religion", "caste", "namdhari_sect", "health"] as const;
export type SensitivePurpose = (typeof sensitivePurposes)[number];
/** The name of the answer to the question whether the answers of a purpose may be kept. */
export type ConsentName = `${SensitivePurpose}_consent`;
/** The consents that are recorded; `sensitive_data` is an earlier one that covered all four purposes. */
export type ConsentDocument = SignUpDocument | "sensitive_data" | SensitivePurpose;

/** The day on which the wording of each text last changed. A new wording changes the day of its own text only. */
export const documentVersions = {
  terms: "2026-11-23",
  privacy_policy: "2026-11-24",
  seeks_marriage: "2026-11-22",
  statements_true: "2026-11-22",
  sensitive_data: "2026-11-22",
  religion: "2026-11-23",
  caste: "2026-11-23",
  namdhari_sect: "2026-11-23",
  health: "2026-11-23",
} as const satisfies Record<ConsentDocument, string>;

/** The texts that need a new consent when their wording changes; the other statements stay as given. */
export const renewedDocuments = ["terms", "privacy_policy"] as const;
export type RenewedDocument = (typeof renewedDocuments)[number];

/** Returns the texts whose present wording is not among the given consents. */
export function documentsToAccept(
  given: readonly { document: string; version: string }[],
  versions: Readonly<Record<RenewedDocument, string>> = documentVersions,
): RenewedDocument[] {
  return renewedDocuments.filter(
    (document) => !given.some((one) => one.document === document && one.version === versions[document]),
  );
}

type Recorded = readonly { document: string; withdrawn_at: unknown }[];

/**
 * Returns the purposes whose consent is withdrawn, from a member's consents in the order in which they were recorded. A consent
 * for all purposes covers each; a later one for a purpose alone decides about that purpose. A refusal is recorded
 * with the time of the no as `withdrawn_at`, and without `given_at`.
 */
export function withdrawnPurposes(consents: Recorded): SensitivePurpose[] {
  return sensitivePurposes.filter(
    (purpose) => (consents.findLast(({ document }) => document === purpose)?.withdrawn_at ?? null) !== null,
  );
}

/** Returns the purposes about which the member has been asked, whatever the answer was. */
export function askedPurposes(consents: Recorded): SensitivePurpose[] {
  return sensitivePurposes.filter((purpose) =>
    consents.some(({ document }) => document === purpose || document === "sensitive_data"),
  );
}

/** Returns what the member said about each purpose: yes, no, or null where the member was not asked. */
export function givenConsents(consents: Recorded): Record<ConsentName, boolean | null> {
  const asked = askedPurposes(consents);
  const withdrawn = withdrawnPurposes(consents);
  const entries = sensitivePurposes.map((purpose) => [
    `${purpose}_consent`,
    asked.includes(purpose) ? !withdrawn.includes(purpose) : null,
  ]);
  return Object.fromEntries(entries) as Record<ConsentName, boolean | null>;
}

/** Returns the purposes that the member has agreed to; one about which nobody asked is not among them. */
export function consentedPurposes(consents: Recorded): SensitivePurpose[] {
  const given = givenConsents(consents);
  return sensitivePurposes.filter((purpose) => given[`${purpose}_consent`]);
}

/** What remains of the personal step without the consent for a purpose. */
export const answersWithout = {
  religion: { religion: "prefer_not_to_say" },
  caste: { caste: "prefer_not_to_say" },
  namdhari_sect: { namdhari_sect: null },
  health: { blood_group: "not_known", differently_abled: null, disability_explain: "" },
} as const satisfies Record<SensitivePurpose, object>;

type Answers = Readonly<Record<string, unknown>>;

/** Returns the purposes about which the personal step says something, also while it is being filled in. */
export function answeredPurposes(answers: Answers): SensitivePurpose[] {
  return sensitivePurposes.filter((purpose) =>
    Object.entries(answersWithout[purpose]).some(
      ([name, without]) => answers[name] !== without && (answers[name] ?? "") !== "",
    ),
  );
}

/** Returns the purposes about which the step says something while nobody has said whether it may be kept. */
export function unsettledPurposes(answers: Answers): SensitivePurpose[] {
  return answeredPurposes(answers).filter((purpose) => typeof answers[`${purpose}_consent`] !== "boolean");
}

type SensitiveAnswer = { [Of in SensitivePurpose]: keyof (typeof answersWithout)[Of] }[SensitivePurpose];
/** The names of the sensitive answers of the personal step. */
export const sensitiveAnswers = Object.values(answersWithout).flatMap(Object.keys) as SensitiveAnswer[];

/**
 * Returns the stored answers that a save of the step leaves as they are: those about which it says neither an answer nor whether
 * one may be kept. A form is sent like this that was opened before the consent was given elsewhere. A form that knows of the
 * consent says yes, so there an empty answer is one.
 */
export function untouchedAnswers<Stored extends Record<SensitiveAnswer, unknown>>(
  stored: Stored,
  sent: Answers,
): Partial<Pick<Stored, SensitiveAnswer>> {
  const answered = answeredPurposes(sent);
  const untouched = sensitivePurposes
    .filter((purpose) => !answered.includes(purpose) && typeof sent[`${purpose}_consent`] !== "boolean")
    .flatMap((purpose) => Object.keys(answersWithout[purpose]) as SensitiveAnswer[]);
  return Object.fromEntries(untouched.map((name) => [name, stored[name]])) as Partial<
    Pick<Stored, SensitiveAnswer>
  >;
}

/** Returns the purposes that the step refuses. */
export function refusedPurposes(answers: Answers): SensitivePurpose[] {
  return sensitivePurposes.filter((purpose) => answers[`${purpose}_consent`] === false);
}

/**
 * Returns the yes-or-no answers that the step lacks. A form does not ask for one whose consent is refused; it leaves the answer
 * out, and so says nothing about it where the consent was given elsewhere in the meantime.
 */
export function missingAnswers(answers: Answers, left_out: readonly SensitivePurpose[]): string[] {
  return sensitivePurposes
    .filter((purpose) => !left_out.includes(purpose))
    .flatMap((purpose) => Object.entries(answersWithout[purpose]))
    .filter(([name, without]) => without === null && answers[name] === null)
    .map(([name]) => name);
}

type RecordedWithTimes = readonly { document: string; given_at: unknown; withdrawn_at: unknown }[];
export type Settlement = "given" | "refused" | "withdrawn";

/**
 * Returns what a save of the personal step adds to the record about a purpose; null for nothing. A no after a yes withdraws it. A
 * yes is new for an answer that the step has, where the member was not asked or refused. It does not undo a withdrawal: a form that
 * was opened before the withdrawal still has that yes.
 */
export function settlementOf(
  consents: RecordedWithTimes,
  answers: Answers,
  purpose: SensitivePurpose,
): Settlement | null {
  const said = answers[`${purpose}_consent`];
  const before = givenConsents(consents)[`${purpose}_consent`];
  if (before === true) return said === false ? "withdrawn" : null;
  if (!answeredPurposes(answers).includes(purpose)) return null;
  if (before === null && said === false) return "refused";
  return said === true && (before === null || isRefusal(consents, purpose)) ? "given" : null;
}

function isRefusal(consents: RecordedWithTimes, purpose: SensitivePurpose): boolean {
  return consents.findLast(({ document }) => document === purpose)?.given_at === null;
}
