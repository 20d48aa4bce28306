import { plainDigits } from "../text.ts";

const digitWords: Record<string, string> = {
  zero: "0",
  oh: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ਸਿਫ਼ਰ: "0",
  ਸਿਫਰ: "0",
  ਜ਼ੀਰੋ: "0",
  ਇੱਕ: "1",
  ਇਕ: "1",
  ਦੋ: "2",
  ਤਿੰਨ: "3",
  ਚਾਰ: "4",
  ਪੰਜ: "5",
  ਛੇ: "6",
  ਸੱਤ: "7",
  ਅੱਠ: "8",
  ਨੌਂ: "9",
  ਨੌ: "9",
};

// Spelled digits are numbers only in company: "one of two sisters" is not.
const spelledRun = 5;
const spelled = new RegExp(
  `(?:(?:double|triple|ਡਬਲ)\\s+)?(?:${Object.keys(digitWords)
    .sort((a, b) => b.length - a.length)
    .join("|")})`,
  "giu",
);

/** Seven digits and more, with what people put between them, but not years, ranges or sums: "1998-2004", "8,00,000". */
const longNumber = /\+?\d(?:[\s().\-_/*•|]{0,3}\d){6,}/gu;
const address =
  /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\]|\s+at\s+(?=[a-z]+\s*(?:\.|dot)))\s*[a-z\d-]+\s*(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s*[a-z]{2,}/iu;
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]{2,}\.(?:com|in|org|net|me|co|info|ca|uk|au|io|app|link|page|shop|site|online|xyz)\b(?:\/\S*)?/iu;
const handle = /(?:^|[\s(:])@[a-z\d._]{3,}/iu;
const named =
  /\b(?:insta(?:gram)?|snap(?:chat)?|telegram|facebook|fb|whats?app|ig)\b(?:\s+(?:id|handle|number|no|name|is|at|me|on))*\s*[:=@-]\s*[a-z\d._]{3,}/iu;

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

function hasSpelledNumber(text: string): boolean {
  const marks = text.replace(spelled, (words) => (/^(?:double|triple|ਡਬਲ)/iu.test(words) ? "##" : "#"));
  return marks.split(/[^#\d\s.,-]+/u).some((run) => {
    const count = run.replace(/[^#\d]/g, "").length;
    return run.includes("#") && count >= spelledRun && /^[\s.,-]*[#\d](?:[\s.,-]*[#\d])*[\s.,-]*$/u.test(run);
  });
}

/**
 * Whether free text tells how to reach somebody: a phone number (spaced, in words, in Gurmukhi digits),
 * an e-mail address, a link or a handle. The terms and decisions §4 forbid it in profiles.
 */
export function tellsContactDetails(text: string): boolean {
  const plain = plainDigits(text.normalize("NFKC"));
  return (
    hasLongNumber(plain) ||
    hasSpelledNumber(plain) ||
    address.test(plain) ||
    link.test(plain) ||
    handle.test(plain) ||
    named.test(plain)
  );
}
