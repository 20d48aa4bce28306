import type { Page } from "@playwright/test";
import { expect } from "../stage.ts";
import type { Words } from "../words.ts";
import { outage, over, type Screen, type ScreenContext } from "./screen.ts";

const minute = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
/** What volunteers and members write is in their own language. */
export const said = ({ locale }: Words, en: string, pb: string) => (locale === "pb" ? pb : en);

const gurmeet = (words: Words) => said(words, "Gurmeet Kaur", "ਗੁਰਮੀਤ ਕੌਰ");
const harpal = (words: Words) => said(words, "Harpal Singh", "ਹਰਪਾਲ ਸਿੰਘ");

const account = (words: Words) => ({
  id: "gurmeet",
  name: gurmeet(words),
  role: "keeper",
  recovery_codes_left: 2,
  session_ends_at: inMinutes(400),
});

const row = {
  id: "case-1",
  kind: "report",
  reason: "intimate_image",
  about_picture: true,
  new_member: false,
  for_lead: false,
  opened_at: inMinutes(-60),
  due_at: inMinutes(35),
  overdue: false,
  taken_by: null,
  mine: false,
  passed: false,
  waits_for_second: false,
};

const queue = (words: Words) => [
  {
    ...row,
    id: "case-0",
    kind: "order",
    reason: null,
    about_picture: false,
    due_at: inMinutes(-70),
    overdue: true,
  },
  row,
  {
    ...row,
    id: "case-2",
    reason: "harassment",
    about_picture: false,
    due_at: inMinutes(3_000),
    taken_by: harpal(words),
  },
  { ...row, id: "case-3", kind: "appeal", reason: null, due_at: inMinutes(9_000), mine: true },
  { ...row, id: "case-4", kind: "review", reason: null, due_at: inMinutes(9_500), waits_for_second: true },
  { ...row, id: "case-5", kind: "data_request", reason: null, due_at: inMinutes(40_000), passed: true },
];

const past = { kind: "report", reason: "wrong_details", opened_at: inMinutes(-90_000), outcome: "warn" };

export const file = (words: Words) => ({
  id: "case-1",
  kind: "report",
  reason: "harassment",
  text: said(words, "He wrote rude things to my sister.", "ਇਸ ਨੇ ਮੇਰੀ ਭੈਣ ਨੂੰ ਬੁਰਾ-ਭਲਾ ਲਿਖਿਆ।"),
  described: null,
  authority: "",
  reference: "",
  picture_id: null,
  sender: null,
  opened_at: inMinutes(-60),
  due_at: inMinutes(3_000),
  leased_until: inMinutes(28),
  member: {
    id: "member",
    profile_number: "100234",
    profile_status: 1,
    profile_for: "son",
    gender: "male",
    locale: words.locale,
    name: said(words, "Balbir Singh", "ਬਲਬੀਰ ਸਿੰਘ"),
    age: 29,
    city: said(words, "Surrey", "ਸਰੀ"),
    member_since: inMinutes(-400_000),
    texts: {
      express_yourself: said(words, "A quiet family man.", "ਸ਼ਾਂਤ ਤੇ ਪਰਿਵਾਰ ਨਾਲ ਜੁੜਿਆ ਹੋਇਆ।"),
      about_family: "",
      about_desired_partner: "",
    },
    pictures: [],
    review_notes: [],
    history: [past],
    suspension: null,
    suspensions_alone: [],
    has_nominee: false,
  },
  to_meet: null,
  requests: [],
  reporter: {
    family_name: said(words, "Sandhu", "ਸੰਧੂ"),
    city: said(words, "Ludhiana", "ਲੁਧਿਆਣਾ"),
    member_since: inMinutes(-300_000),
    connected: true,
    history: [],
  },
  notes: [
    {
      id: "note",
      by: harpal(words),
      at: inMinutes(-20),
      text: said(words, "I have asked the family.", "ਪਰਿਵਾਰ ਤੋਂ ਪੁੱਛ ਲਿਆ ਹੈ।"),
    },
  ],
});

const dataRequest = (words: Words) => ({
  ...file(words),
  kind: "data_request",
  reason: "my_data",
  text: said(words, "Please erase everything about me.", "ਮੇਰੀ ਸਾਰੀ ਜਾਣਕਾਰੀ ਮਿਟਾ ਦਿਓ ਜੀ।"),
  sender: "own_address",
  reporter: null,
});

const underPressure = (words: Words) => ({
  ...file(words),
  kind: "pressure",
  reason: null,
  text: "",
  reporter: null,
  notes: [],
  requests: [
    {
      id: "second",
      wish: "show",
      words: said(words, "All is well now. Mustard.", "ਹੁਣ ਸਭ ਠੀਕ ਹੈ। ਸਰ੍ਹੋਂ।"),
      at: inMinutes(-30),
    },
    {
      id: "first",
      wish: "hide",
      words: said(
        words,
        "They want to take me to the village. My word is mustard.",
        "ਮੈਨੂੰ ਪਿੰਡ ਲੈ ਜਾਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਮੇਰਾ ਸ਼ਬਦ ਸਰ੍ਹੋਂ ਹੈ।",
      ),
      at: inMinutes(-9_000),
    },
  ],
});

const fromStranger = (words: Words) => ({ ...file(words), sender: "unconfirmed", reporter: null });

const templates = (words: Words) => [
  {
    rule: "harassment",
    title: words.decisions("rules.harassment"),
    reason_en: "A family received messages that were disrespectful.",
    reason_pb: "ਇੱਕ ਪਰਿਵਾਰ ਨੂੰ ਮਾੜੇ ਸੁਨੇਹੇ ਮਿਲੇ।",
  },
];

const waiting = (words: Words) => [
  {
    id: "decision",
    case_id: "case-4",
    kind: "suspend",
    rule: "harassment",
    facts: said(words, "He wrote to five families.", "ਇਸ ਨੇ ਪੰਜ ਪਰਿਵਾਰਾਂ ਨੂੰ ਲਿਖਿਆ।"),
    reason_en: "A family received messages that were disrespectful.",
    reason_pb: "ਇੱਕ ਪਰਿਵਾਰ ਨੂੰ ਮਾੜੇ ਸੁਨੇਹੇ ਮਿਲੇ।",
    until: null,
    decided_by: harpal(words),
    expires_at: inMinutes(700),
    may_approve: true,
  },
];

const people = (words: Words) => ({
  staff: [
    {
      id: "gurmeet",
      name: gurmeet(words),
      email: "gurmeet@desk.example",
      role: "keeper",
      has_second_factor: true,
      created_at: inMinutes(-90_000),
      signed_in_at: inMinutes(-60),
    },
    {
      id: "harpal",
      name: harpal(words),
      email: "harpal.with.a.long.name@volunteers.desk.example",
      role: "moderator",
      has_second_factor: false,
      created_at: inMinutes(-900),
      signed_in_at: null,
    },
  ],
  invitations: [{ id: "i", email: "simran@desk.example", role: "moderator", expires_at: inMinutes(1_500) }],
});

/** A change of a role, a number that somebody has met the member for, and contact details that can be opened. */
const steps = (words: Words) => {
  const about = {
    case_id: "case-1",
    place: null,
    phone_number: null,
    asked_by: harpal(words),
    mine: false,
    expires_at: inMinutes(700),
    may_approve: true,
    open_until: null,
    profile_number: "100234",
    role_change: null,
  };
  const role_change = { name: harpal(words), present_role: "moderator", role: "lead" };
  return [
    {
      ...about,
      id: "change",
      kind: "role",
      why: said(words, "He has helped for a year.", "ਇੱਕ ਸਾਲ ਤੋਂ ਸੇਵਾ ਕਰ ਰਹੇ ਹਨ।"),
      case_id: null,
      profile_number: null,
      role_change,
    },
    {
      ...about,
      id: "number",
      kind: "in_person",
      why: said(words, "Her phone shows the number.", "ਨੰਬਰ ਇਨ੍ਹਾਂ ਦੇ ਫ਼ੋਨ ’ਤੇ ਦਿਸਦਾ ਹੈ।"),
      place: said(words, "Gurdwara Sahib, Ludhiana", "ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ, ਲੁਧਿਆਣਾ"),
      phone_number: "+91 ••• 210",
    },
    {
      ...about,
      id: "contact",
      kind: "contact_details",
      why: said(words, "The family asked by letter.", "ਪਰਿਵਾਰ ਨੇ ਚਿੱਠੀ ਲਿਖੀ ਸੀ।"),
      mine: true,
      open_until: inMinutes(55),
      may_approve: false,
    },
  ];
};

const passkeys = (words: Words) => [
  {
    id: "a",
    name: said(words, "My phone", "ਮੇਰਾ ਫ਼ੋਨ"),
    created_at: inMinutes(-90_000),
    used_at: inMinutes(-60),
    may_remove: true,
  },
];

type Answer = { status?: number; json: unknown } | { contentType: string; body: string };
export type Answers = Record<string, (words: Words) => Answer>;
export const data = (of: (words: Words) => unknown) => (words: Words) => ({ json: { data: of(words) } });
const paged = (of: (words: Words) => unknown[]) =>
  data((words) => {
    const rows = of(words);
    return { data: rows, total: rows.length, per_page: 24, current_page: 1, last_page: 1 };
  });
const step = (name: "in" | "code" | "set_up", second_factors: string[]) =>
  data((words) => ({ step: name, second_factors, account: name === "in" ? account(words) : null }));

const signed_in: Answers = {
  me: step("in", ["app", "passkey"]),
  "cases?*": paged(queue),
  "cases/case-1": data(file),
  "cases/case-1/take": data(() => null),
  "decision-templates": data(templates),
  "decisions/waiting": data(waiting),
  approvals: data(steps),
  staff: data(people),
  "on-call": data(() => ({
    people: 2,
    leads: 1,
    own: {
      on_call: true,
      phone_number: "+919876500000",
      number_verified: true,
      push_public_key: null,
      devices: [],
    },
  })),
  passkeys: data(passkeys),
  "second-factor": data(() => ({ secret: "ABCD", uri: "otpauth://totp/desk?secret=ABCD" })),
};

async function open({ page, words }: ScreenContext, address: string, answers: Answers = {}) {
  for (const [path, answer] of Object.entries({ ...signed_in, ...answers }))
    await page.route(`**/backend/api/desk/${path}`, (route) => route.fulfill(answer(words)));
  await page.goto(address);
  await expect(page.locator("body:not(:has(.skeleton)) h1")).toBeVisible();
}

type Act = (shown: ScreenContext) => Promise<unknown>;

/** A screen of the desk; `act` does what leads from the page to it. */
export const desk = (
  name: string,
  address: string,
  answers: Answers = {},
  act: Act = async () => undefined,
) =>
  over(`the desk, ${name}`, async (shown) => {
    await open(shown, address, answers);
    await act(shown);
  });

/** A sheet over a page of the desk. */
const deskSheet = (name: string, address: string, button: (words: Words) => string, answers: Answers = {}) =>
  desk(name, address, answers, async ({ page, words }) => {
    await page.getByRole("button", { name: button(words) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

async function choose(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.cases("decision.kind")).selectOption("suspend");
  await page.getByLabel(words.cases("decision.days")).selectOption("0");
  await page.getByLabel(words.cases("decision.rule")).selectOption("harassment");
  await page
    .getByLabel(words.cases("decision.facts"))
    .fill(said(words, "He wrote to five families.", "ਇਸ ਨੇ ਪੰਜ ਪਰਿਵਾਰਾਂ ਨੂੰ ਲਿਖਿਆ।"));
}

/** What volunteers see. The answers of the server are replaced, since each state needs another login. */
export const deskScreens: Screen[] = [
  over("the desk, a login", ({ page }) => page.goto("/desk/login")),
  desk("a passkey is asked for", "/desk/login", { me: step("code", ["app", "passkey"]) }),
  desk("a recovery code", "/desk/login", { me: step("code", ["app"]) }, ({ page, words }) =>
    page.getByRole("button", { name: words.staff("ways.recovery.use") }).click(),
  ),
  desk("a code is asked for", "/desk/login", { me: step("code", ["app"]) }),
  desk("the second step is chosen", "/desk/login", { me: step("set_up", []) }),
  desk("the app is set up", "/desk/login", { me: step("set_up", []) }, async ({ page, words }) => {
    await page.getByRole("button", { name: words.staff("set_up.with_app") }).click();
    await expect(page.getByRole("img", { name: words.staff("set_up.qr") })).toBeVisible();
  }),
  desk("an old invitation", "/desk/invitation#used"),
  desk("the queue", "/desk"),
  desk("an empty queue", "/desk", { "cases?*": paged(() => []) }),
  desk("a queue that failed", "/desk", { "cases?*": outage }),
  desk("a case", "/desk/cases/case-1"),
  desk("a decision with its preview", "/desk/cases/case-1", {}, ({ page, words }) => choose(page, words)),
  desk("a case of a stranger's report", "/desk/cases/case-1", { "cases/case-1": data(fromStranger) }),
  desk("a member under pressure", "/desk/cases/case-1", { "cases/case-1": data(underPressure) }),
  desk("a request about data", "/desk/cases/case-1", { "cases/case-1": data(dataRequest) }),
  desk("a request about data of a member with a nominee", "/desk/cases/case-1", {
    "cases/case-1": data((words) => {
      const request = dataRequest(words);
      return { ...request, member: { ...request.member, has_nominee: true } };
    }),
  }),
  ...(["erasure", "export"] as const).map((step) =>
    deskSheet(
      `a second person is asked for: ${step}`,
      "/desk/cases/case-1",
      (words) => words.approvals(`ask.${step}`),
      {
        "cases/case-1": data(dataRequest),
      },
    ),
  ),
  desk("a case of somebody else", "/desk/cases/case-1", {
    "cases/case-1": (words) => ({ status: 403, json: { message: words.refusals("case_not_held") } }),
  }),
  desk("what waits for a second person", "/desk/waiting", {}, ({ page, words }) =>
    expect(page.getByText(words.approvals("kinds.in_person"))).toBeVisible(),
  ),
  desk("the people", "/desk/staff"),
  deskSheet("an invitation is sent", "/desk/staff", (words) => words.staff("people.invite")),
  desk("one's own account", "/desk/account"),
  deskSheet("a passkey is added", "/desk/account", (words) => words.staff("passkeys.add")),
  desk("a page that is not there", "/desk/nothing"),
];
