import { logIn } from "./sign-up.ts";
import { demoEmail, expect, test } from "./stage.ts";

/** The route table (§2): where each path leads a visitor, an incomplete member and a complete member. */
const table: [address: string, anonymous: string, incomplete: string, complete: string][] = [
  ["/", "/", "/profile-registration", "/home"],
  ["/register", "/register", "/profile-registration", "/home"],
  ["/otp-verification", "/otp-verification", "/profile-registration", "/home"],
  ["/login", "/login", "/profile-registration", "/home"],
  ["/forgot-password", "/forgot-password", "/profile-registration", "/home"],
  ["/reset-password", "/", "/profile-registration", "/home"],
  ["/reset-password?token=bogus", "/reset-password", "/reset-password", "/reset-password"],
  ["/profile-registration", "/login", "/profile-registration", "/home"],
  [
    "/profile-registration-edit/family",
    "/login",
    "/profile-registration",
    "/profile-registration-edit/family",
  ],
  ["/summary-details", "/login", "/profile-registration", "/summary-details"],
  ["/biodata", "/login", "/profile-registration", "/biodata"],
  ["/privacy-setting", "/login", "/profile-registration", "/privacy-setting"],
  ["/suggestion", "/login", "/profile-registration", "/suggestion"],
  ["/home", "/login", "/profile-registration", "/home"],
  ["/notifications", "/login", "/profile-registration", "/notifications"],
  // The member does not exist: the page opens, and its failure leads to / (§2), where the guard decides again.
  ["/view-profile/nobody", "/login", "/profile-registration", "/home"],
  ["/how-suggestions-work", "/how-suggestions-work", "/how-suggestions-work", "/how-suggestions-work"],
  ["/account", "/login", "/account", "/account"],
  ["/report", "/report", "/report", "/report"],
  ["/help", "/help", "/help", "/help"],
  ["/about/numbers", "/about/numbers", "/about/numbers", "/about/numbers"],
  ["/terms-condition", "/terms-condition", "/terms-condition", "/terms-condition"],
  ["/privacy-policy", "/privacy-policy", "/privacy-policy", "/privacy-policy"],
  ["/no/such/page", "/no/such/page", "/no/such/page", "/no/such/page"],
];

const visitors = [
  { who: "a visitor", column: 1, key: null },
  { who: "a member with steps to come", column: 2, key: "harjot" },
  { who: "a complete member", column: 3, key: "asha" },
] as const;

for (const { who, column, key } of visitors) {
  test(`every address leads ${who} where the route table says`, async ({ enter, tokenOf }) => {
    const page = await enter(key ? { token: await tokenOf(key) } : {});
    // Where all are led to the same page, the visitor's row shows it.
    const told = table.filter(([, ...leads]) => column === 1 || new Set(leads).size > 1);
    for (const row of told) {
      await test.step(row[0], async () => {
        await page.goto(row[0], { waitUntil: "commit" });
        await expect(page.locator("h1")).toBeVisible();
        await expect.soft(page, row[0]).toHaveURL((url) => url.pathname === row[column]);
      });
    }
  });
}

test("a visitor who follows a link from a mail reaches its page after the login", async ({
  enter,
  words,
}) => {
  const page = await enter();
  await page.goto("/notifications");
  await expect(page).toHaveURL("/login");
  await logIn(page, words, demoEmail("navneet"));
  await expect(page).toHaveURL("/notifications");
});

test("the phone's Back button closes the open sheet and stays on the page", async ({ enter, words }) => {
  const page = await enter();
  await page.goto("/register");
  await page.getByRole("button", { name: words.accounts("register.read_terms") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/register");
});
