import { cleanText } from "../text.ts";

/**
 * The words of members' short replies, in English, Punjabi or Hindi, in either script. A reply is understood only when
 * every word of it is known here, since an unknown word may reverse its meaning.
 */
const said = {
  me: "me i main mai mein maine mainu ਮੈਂ ਮੈਨੇ मैं मैंने",
  not: "not nahi nahin nai nhi nahee didnt wasnt isnt ਨਹੀਂ ਨਈਂ ਨੀ नहीं नही",
  no: "no na naa nah nope ਨਾ ਨਾਂ ਨਾਂਹ",
  password: "password pasword passward paswrd pass pwd ਪਾਸਵਰਡ ਪਾਸਵਡ",
  reset: "reset resat ਰੀਸੈੱਟ ਰੀਸੈਟ ਰਿਸੈਟ",
  lost: "forgot forgotten forget lost bhul bhull bhulgaya bhulgya bhulya bhool bhula new navan nava nawan naya change badlo badal badalna badalo link ਭੁੱਲ ਭੁੱਲਿਆ ਗੁਆਚ ਨਵਾਂ ਬਦਲੋ ਬਦਲ ਬਦਲਣਾ ਬਦਲਣੈ ਲਿੰਕ",
} as const;

/** Words that do not change a reply's meaning: politeness and grammar. */
const polite = "ji jee g sir please pls plz bhaji veerji paji ਜੀ ਪਲੀਜ਼ ਕਿਰਪਾ";
const about_me =
  "it was is this that did done by eh ih yeh ye kita kitta keeta kiya kia kari karya si hai tha thi bilkul ਇਹ ਏਹ ਕੀਤਾ ਕੀਤੀ ਕਰਿਆ ਸੀ ਹੈ ਬਿਲਕੁਲ ਕੁਝ";
const about_password =
  "my mera meri mere sada i me main mainu menu mainoo have want need to the a of for da di de ko send bhejo bhej karo kar kardo krdo kro karna karvao do deo dio dedo dijiye gaya gya geya gayi gaye gye gai gia hai he ha hain chahida chahidi chahiye account ਮੇਰਾ ਮੇਰੀ ਮੈਂ ਮੈਨੂੰ ਸਾਡਾ ਦਾ ਦੀ ਦੇ ਗਿਆ ਗਏ ਗਈ ਗਿਐ ਹੈ ਹਾਂ ਹਨ ਕਰੋ ਕਰ ਕਰਨਾ ਦਿਓ ਦਿਉ ਭੇਜੋ ਭੇਜ ਚਾਹੀਦਾ ਚਾਹੀਦੈ ਖਾਤੇ";
/** With one of these words a "no" may be about something else. */
const unsure = "my mine mera meri do account khata number ਮੇਰਾ ਮੇਰੀ ਖਾਤਾ ਨੰਬਰ";

/**
 * Returns the word in lower case without marks and repeated letters: phones write "Nahiii" and omit bindi and adhak.
 */
function plainWords(text: string): string[] {
  return cleanText(text)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0a01\u0a02\u0a3c\u0a70\u0a71\u200b-\u200d'’‘`]/g, "")
    .replace(/(\p{L})\1+/gu, "$1")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

const vocabulary = (...lists: string[]) => new Set(lists.flatMap(plainWords));

const me = vocabulary(said.me);
const not = vocabulary(said.not);
const no = vocabulary(said.no);
const resets = vocabulary(said.reset);
const passwords = vocabulary(said.password);
const losses = vocabulary(said.lost);
const denial = vocabulary(said.me, said.not, said.no, polite, about_me);
const unclear = vocabulary(said.me, said.not, said.no, polite, about_me, unsure);
const request = vocabulary(said.reset, said.password, said.lost, polite, about_password);

/** `perhaps_not_me` is a "no" without an object. The service asks what it means, since "not me" closes an account. */
export type WhatsAppAnswer = "reset" | "not_me" | "perhaps_not_me";

/**
 * Returns the meaning of a member's reply; null when it is none of these, or says more than that. "Not me" requires a
 * word for "me" and one for "not", and no word that could mean something else.
 */
export function whatsAppAnswer(text: string): WhatsAppAnswer | null {
  const words = plainWords(text);
  const all = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  const some = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  if (all(denial) && some(me) && some(not)) return "not_me";
  if (all(unclear) && (some(not) || some(no))) return "perhaps_not_me";
  if (all(request) && (some(resets) || (some(passwords) && some(losses)))) return "reset";
  return null;
}
