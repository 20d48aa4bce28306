/** The password of every demo account. It is written in the README, so it opens nothing but a demo. */
export const demo_password = "Sanjog-Demo-2026";

export type DemoAccount = {
  /** Names the person in the seed. */
  key: string;
  name: string;
  name_in_punjabi: string;
  email: string;
  /** What there is to see. */
  shows: string;
};

const account = (key: string, name: string, name_in_punjabi: string, shows: string): DemoAccount => ({
  key,
  name,
  name_in_punjabi,
  email: `${name.toLowerCase().replace(/\s+/g, ".")}@demo.sanjog.example`,
  shows,
});

/** The accounts to look around with. The first two suit each other, and nothing stands between them yet. */
export const demoAccounts = [
  account(
    "asha",
    "Asha Kaur",
    "ਆਸ਼ਾ ਕੌਰ",
    "26, a teacher in Ludhiana; a complete profile with requests in every state",
  ),
  account(
    "balbir",
    "Balbir Singh",
    "ਬਲਬੀਰ ਸਿੰਘ",
    "29, a software engineer in Surrey, Canada; matches Asha's preferences",
  ),
  account("charan", "Charan Singh", "ਚਰਨ ਸਿੰਘ", "an engineer in Jalandhar, connected with Asha"),
  account(
    "deepa",
    "Deepa Kaur",
    "ਦੀਪਾ ਕੌਰ",
    "registered by her parents in Sri Bhaini Sahib; writes in Gurmukhi",
  ),
  account("ekam", "Ekam Singh", "ਏਕਮ ਸਿੰਘ", "paused: only connections see him"),
  account(
    "gurleen",
    "Gurleen Kaur",
    "ਗੁਰਲੀਨ ਕੌਰ",
    "a private profile, which no suggestions show; has sent Balbir a request",
  ),
  account("harjot", "Harjot Singh", "ਹਰਜੋਤ ਸਿੰਘ", "incomplete: the third step, education and work, is missing"),
  account("inder", "Inder Kaur", "ਇੰਦਰ ਕੌਰ", "phone number not verified: not visible, cannot send requests"),
  account("jasdeep", "Jasdeep Singh", "ਜਸਦੀਪ ਸਿੰਘ", "no picture: sees other profiles, cannot send requests"),
  account("kiran", "Kiran Kaur", "ਕਿਰਨ ਕੌਰ", "suspended: the login shows the reason"),
  account("lakhvir", "Lakhvir Singh", "ਲਖਵੀਰ ਸਿੰਘ", "matched with Manpreet"),
  account("manpreet", "Manpreet Kaur", "ਮਨਪ੍ਰੀਤ ਕੌਰ", "matched with Lakhvir"),
  account(
    "navneet",
    "Navneet Kaur",
    "ਨਵਨੀਤ ਕੌਰ",
    "divorced, 38, a nurse in Birmingham; picture for connections only",
  ),
  account("onkar", "Onkar Singh", "ਓਂਕਾਰ ਸਿੰਘ", "held for review"),
  account("prabh", "Prabh Kaur", "ਪ੍ਰਭ ਕੌਰ", "just registered: no step filled in"),
] as const satisfies readonly DemoAccount[];

/** The table of the README. */
export function demoAccountsTable(): string {
  const rows = demoAccounts.map(({ name, email, shows }) => `| ${name} | \`${email}\` | ${shows} |`);
  return ["| name | e-mail | what the account shows |", "|---|---|---|", ...rows].join("\n");
}
