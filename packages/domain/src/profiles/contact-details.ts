import { cleanText, plainDigits } from "../text.ts";

/** No text that is accepted is longer; what is longer costs time only. */
const judged_length = 1_000;

const digitWords = [
  ..."zero oh one two three four five six seven eight nine".split(" "),
  // Punjabi and Hindi in Latin letters, as people type it on a phone
  ..."sifar ik ikk ek do tin tinn teen char chaar panj paanch che chhe chah sat satt saat ath atth aath nau".split(
    " ",
  ),
  ..."शून्य ज़ीरो एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ".split(" "),
  ..."ਸਿਫ਼ਰ ਸਿਫਰ ਜ਼ੀਰੋ ਜੀਰੋ ਇੱਕ ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਨੌ".split(" "),
];
const repeated = "double|triple|ਡਬਲ|ਟ੍ਰਿਪਲ";
const spelled = new RegExp(
  `(?:(?:${repeated})\\s+)?(?:${digitWords
    .map((word) => word.normalize("NFKC"))
    .sort((a, b) => b.length - a.length)
    .join("|")})`,
  "giu",
);
const isRepeated = new RegExp(`^(?:${repeated})`, "iu");

// Spelled digits are a number only in company: "one of two sisters" is not, nor is "two, born 1998 and 2001".
const spelled_digits = 7;
const spelled_words = 2;

/** Seven digits and more, with what people put between them; a sum is grouped by commas and is none. */
const longNumber = /\+?\d(?:[\s().\-_/*•|]{0,3}\d){6,}|\d{5},\s?\d{5}/gu;

/** Single digits, each with a comma behind it. */
const listedDigits = /(?<!\d)\d(?:\s{0,3},\s{0,3}\d){6,}(?!\d)/u;

/** Letters that look like digits, as in O98765432l. */
const alike: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  I: "1",
  l: "1",
  "|": "1",
  Z: "2",
  E: "3",
  S: "5",
  B: "8",
};
const alikeWord = /^[\dOoIl|ZESB.\-+()]+$/;
// A licence class or a flight beside a year is no number: the word with the letter must be mostly digits itself.
const alike_digits = 3;
const alike_length = 9;

const provider =
  "(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?|ymail|ਜੀਮੇਲ|ਯਾਹੂ|ਹਾਟਮੇਲ)";
const address =
  /[\p{L}\d._%+-]+\s*(?:@|[([{]at[)\]}])\s*[a-z\d-]+\s*(?:\.|[([{]dot[)\]}]|\s+dot\s+)\s*[a-z]{2,}/iu;
// "asha at mail.example", but not a sentence that ends: "I am best at home. My family …".
const spokenAddress =
  /[\p{L}\d._%+-]\s+at\s+[a-z\d-]+(?:\.[a-z]{2,}|\s*(?:\(dot\)|\[dot\]|\sdot\s)\s*[a-z]{2,})/iu;
const mailbox = new RegExp(
  `(?:@|\\bat(?:\\s+the)?(?:\\s+rate)?(?:\\s+of)?|ਐਟ)[\\s-]*${provider}(?![\\p{L}\\p{M}])|\\b${provider}\\s*(?:\\.|dot|ਡਾਟ|\\s)\\s*(?:com|ਕਾਮ)`,
  "iu",
);

const url =
  /\bhttps?:\/\/\S+|\bwww\s?\.\s?\S+|[a-z\d][\s([{-]dot[\s)\]}-](?:com|org|net)\b|\b[a-z\d-]+\.(?:ly|me|ee|be|gl|cc)\/\w+/iu;
const domain =
  /\b[a-z\d-]{2,}\.(com|in|org|net|me|co|info|ca|uk|au|io|app|link|page|shop|site|online|xyz)\b/giu;

const handle = /(?:^|[\s(:])@[a-z\d._]{3,}/iu;
const network =
  "(?<![\\p{L}\\p{M}])(?:insta(?:gram)?|gmail|linkedin|twitter|kik|tiktok|snap(?:chat)?|telegram|facebook|fb|whats?app|ig|ਇੰਸਟਾ(?:ਗ੍ਰਾਮ)?|ਸਨੈਪ(?:ਚੈਟ)?|ਟੈਲੀਗ੍ਰਾਮ|ਫ਼ੇਸਬੁੱਕ|ਫੇਸਬੁੱਕ|ਵਟਸਐਪ)(?![\\p{L}\\p{M}])";
const filler = "(?:\\s+(?:id|handle|account|number|no|name|is|at|me|on|as|my|ਆਈਡੀ|ਨੰਬਰ|ਨਾਂ|ਹੈ))*";
const userName = "(?:[a-z]{3,}[._][a-z\\d._]{2,}|[a-z._]*[a-z]{2}[a-z._]*\\d[a-z\\d._]*)";
const named = new RegExp(
  `${network}${filler}\\s*(?:[:=@]\\s*[a-z\\d._]{3,}|(?:-\\s*|\\s)${userName})`.normalize("NFKC"),
  "iu",
);

function yearsOrDates(run: string): boolean {
  const parts = run.split(/[^\d]+/).filter(Boolean);
  const year = /^(?:19|20)\d\d$/;
  return parts.every(
    (part) => year.test(part) || (part.length <= 2 && parts.some((other) => year.test(other))),
  );
}

function hasLongNumber(text: string): boolean {
  return (text.match(longNumber) ?? []).some((run) => !yearsOrDates(run));
}

/** Letters among the digits: words of digits and their look-alikes that follow each other are one number. */
function hasDisguisedNumber(text: string): boolean {
  let run = "";
  let disguised = false;
  for (const word of [...text.split(/[\s,;:]+/), ""]) {
    const digits = word.replace(/\D/g, "").length;
    const letters = /[OoIl|ZESB]/.test(word);
    const fits = digits > 0 && alikeWord.test(word) && (!letters || digits >= alike_digits);
    if (fits) {
      run += word.replace(/[OoIl|ZESB]/g, (letter) => alike[letter] ?? letter).replace(/\D/g, "");
      disguised ||= letters;
      if (disguised && run.length >= alike_length) return true;
    } else [run, disguised] = ["", false];
  }
  return false;
}

function hasSpelledNumber(text: string): boolean {
  const marks = text
    .replaceAll("#", " ; ")
    .replace(spelled, (words) => (isRepeated.test(words) ? "##" : "#"));
  return marks.split(/[^#\d\s.,\-/*|_]+/u).some((run) => {
    const words = run.replace(/[^#]/g, "").length;
    return words >= spelled_words && run.replace(/[^#\d]/g, "").length >= spelled_digits;
  });
}

/** A full stop without a blank is no link: "a family business.In Patiala". */
function hasDomain(text: string): boolean {
  return [...text.matchAll(domain)].some(([whole, ending = ""]) => {
    const begins_sentence = /^[A-Z][a-z]/.test(ending) && whole !== whole.toUpperCase();
    return !begins_sentence;
  });
}

/**
 * Whether free text tells how to reach somebody: a phone number (spaced, in words, in Gurmukhi digits),
 * an e-mail address, a link or a handle. The terms and decisions §4 forbid it in profiles.
 */
export function tellsContactDetails(text: string): boolean {
  const plain = plainDigits(cleanText(text.slice(0, judged_length)).normalize("NFKC")).replace(
    /[\u200b-\u200d]|\u20e3|\ufe0f/gu,
    "",
  );
  return (
    hasLongNumber(plain) ||
    hasDisguisedNumber(plain) ||
    hasSpelledNumber(plain) ||
    hasDomain(plain) ||
    [listedDigits, address, spokenAddress, mailbox, url, handle, named].some((pattern) => pattern.test(plain))
  );
}
