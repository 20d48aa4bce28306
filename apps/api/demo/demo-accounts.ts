/** The password of every demo account. It is written in the README, so it opens nothing but a demo. */
export const demo_password = "Sanjog-Demo-2026";

export type DemoAccount = {
  /** Names the person in the seed. */
  key: string;
  name: string;
  email: string;
  /** What there is to see. */
  shows: string;
};

const account = (key: string, name: string, shows: string): DemoAccount => ({
  key,
  name,
  email: `${name.toLowerCase().replace(/\s+/g, ".")}@demo.sanjog.example`,
  shows,
});

/** The accounts to look around with. The first two suit each other, and nothing stands between them yet. */
export const demoAccounts = [
  account("asha", "Asha Kaur", "a teacher of 26 in Ludhiana, everything complete; requests in every state"),
  account("balbir", "Balbir Singh", "a software engineer of 29 in Surrey, Canada; suits Asha"),
  account("charan", "Charan Singh", "an engineer in Jalandhar, connected with Asha"),
  account("deepa", "Deepa Kaur", "registered by her parents in Sri Bhaini Sahib; writes in Gurmukhi"),
  account("ekam", "Ekam Singh", "paused: only connections see him"),
  account("gurleen", "Gurleen Kaur", "a private profile: in nobody's suggestions; has asked Balbir"),
  account("harjot", "Harjot Singh", "incomplete: stopped at education and work, the third step"),
  account("inder", "Inder Kaur", "phone number not verified: not visible, cannot send requests"),
  account("jasdeep", "Jasdeep Singh", "no picture: sees everything, cannot send requests"),
  account("kiran", "Kiran Kaur", "suspended: login says why"),
  account("lakhvir", "Lakhvir Singh", "matched with Manpreet"),
  account("manpreet", "Manpreet Kaur", "matched with Lakhvir"),
  account("navneet", "Navneet Kaur", "divorced, 38, a nurse in Birmingham; picture for connections only"),
  account("onkar", "Onkar Singh", "held for review"),
  account("prabh", "Prabh Kaur", "just registered: every step still to come"),
] as const satisfies readonly DemoAccount[];

/** The table of the README. */
export function demoAccountsTable(): string {
  const rows = demoAccounts.map(({ name, email, shows }) => `| ${name} | \`${email}\` | ${shows} |`);
  return ["| who | e-mail | what there is to see |", "|---|---|---|", ...rows].join("\n");
}
