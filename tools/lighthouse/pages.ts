import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";

type Member = (typeof demoAccounts)[number]["key"];

/** One page to measure: its path and whose token it needs. Search engines may index only the public ones. */
export type MeasuredPage = { name: string; path: string; token: string | null; is_public: boolean };

async function answerOf<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return ((await answer.json()) as { data: Answer }).data;
}

async function tokenOf(origin: string, key: Member): Promise<string> {
  const email = demoAccounts.find((account) => account.key === key)?.email;
  const { token } = await answerOf<{ token: string }>(`${origin}/backend/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email_or_phone: email, password: demo_password }),
  });
  return token;
}

/** The five kinds of page, as the demo community sees them. */
export async function pagesOf(origin: string): Promise<MeasuredPage[]> {
  const asha = await tokenOf(origin, "asha");
  const prabh = await tokenOf(origin, "prabh");
  const { data: found } = await answerOf<{ data: { user_id: string }[] }>(
    `${origin}/backend/api/user/suggestions?page=1`,
    { headers: { Authorization: `Bearer ${asha}` } },
  );
  const [suggested] = found;
  if (!suggested) throw new Error("nobody is suggested to Asha: is this the demo community?");
  return [
    { name: "landing", path: "/", token: null, is_public: true },
    { name: "login", path: "/login", token: null, is_public: true },
    { name: "suggestions", path: "/suggestion", token: asha, is_public: false },
    { name: "profile", path: `/view-profile/${suggested.user_id}`, token: asha, is_public: false },
    { name: "wizard", path: "/profile-registration", token: prabh, is_public: false },
  ];
}
