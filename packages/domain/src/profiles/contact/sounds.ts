const consonants = "ਕkਖkhਗgਘghਙnਚchਛchਜjਝjhਞnਟtਠthਡdਢdhਣnਤtਥthਦdਧdhਨnਪpਫfਬbਭbhਮmਯyਰrਲlਵvਸsਹhੜr";
const vowels = "ਅaਆaਇiਈiਉuਊuਏeਐaiਓoਔau";
const signs = "ਾaਿiੀiੁuੂuੇeੈaiੋoੌauੰnਂnਁn";

const letters = new Map<string, string>();
const inherent = new Set<string>();
for (const [, letter = "", sound = ""] of consonants.matchAll(/([^a-z])([a-z]+)/gu)) {
  letters.set(letter, sound);
  inherent.add(letter);
}
for (const [, letter = "", sound = ""] of (vowels + signs).matchAll(/([^a-z])([a-z]+)/gu))
  letters.set(letter, sound);

const gurmukhi = /[\u0a00-\u0a7f]/;
/**
 * The two scripts have the same layout in Unicode, so a Devanagari letter maps to the Gurmukhi letter at the same
 * offset.
 */
const toGurmukhi = (text: string) =>
  text.replace(/[\u0900-\u0963\u0970-\u097f]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + 0x100),
  );

const closes = /[ਾਿੀੁੂੇੈੋੌ਼੍]/;

/** Returns a Gurmukhi or Devanagari word in Latin letters, roughly by sound; any other word unchanged. */
export function inLatin(word: string): string {
  const written = toGurmukhi(word);
  if (!gurmukhi.test(written)) return word;
  let sound = "";
  for (let i = 0; i < written.length; i += 1) {
    const letter = written[i] ?? "";
    sound += letters.get(letter) ?? (/[a-z\d]/.test(letter) ? letter : "");
    const next = written[i + 1] ?? "";
    if (inherent.has(letter) && next && !closes.test(next)) sound += "a";
  }
  return sound;
}

/** Caches results, since the same words recur within a text and across members. */
const heard = new Map<string, string>();
const heard_at_most = 2_000;

/** Returns a word's sound, equal for different spellings: athanve, athaanvein and ਅਠਾਨਵੇਂ. */
export function soundOf(word: string): string {
  const known = heard.get(word);
  if (known !== undefined) return known;
  if (heard.size >= heard_at_most) heard.clear();
  const sound = reduced(word);
  heard.set(word, sound);
  return sound;
}

function reduced(word: string): string {
  const spelled = inLatin(word)
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ph/g, "f")
    .replace(/x/g, "ks")
    .replace(/q|ck/g, "k")
    .replace(/(.)\1+/g, "$1")
    .replace(/chh/g, "ch")
    .replace(/([kgtdbj])h/g, "$1")
    .replace(/y/g, "i")
    .replace(/a?[ie]i|ai|ei/g, "e")
    .replace(/a[uo]|ou/g, "o");
  const ended =
    spelled.length > 3
      ? spelled.replace(/([aeiou])[nm]$|([eiou])h$/, "$1$2")
      : spelled.replace(/([aeiou])h$/, "$1");
  return (ended[0] ?? "") + ended.slice(1).replace(/a/g, "");
}
