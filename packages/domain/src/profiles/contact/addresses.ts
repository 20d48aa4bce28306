import type { NumberMatch } from "./numbers.ts";

const open = "[([{<«]\\s*";
const close = "\\s*[)\\]}>»]";
const edge = "(?![\\p{L}\\p{M}\\d])";
const begin = "(?<![\\p{L}\\p{M}\\d])";
const at_words = "at(?:[\\s-]*the)?(?:[\\s-]*rate)?(?:[\\s-]*of)?|ਐਟ(?:\\s*(?:ਦ|ਦਿ|ਦੀ)\\s*ਰੇਟ)?|ਐਟਦਰੇਟ|एट|ऐट";
const dot_words = "dot|dott|d0t|point|period|full\\s?stop|ਡਾਟ|ਡੌਟ|ਡੋਟ|ਬਿੰਦੀ|डॉट|डाट";
const at_sign = `\\s*(?:@|${open}(?:${at_words}|a|@)${close}|[\\s_*~|-]+(?:at|AT)[\\s_*~|-]+)\\s*`;
const at = `(?:${at_sign}|[\\s_*~|,-]+(?:${at_words})[\\s_*~|,-]+)`;
const dot = `\\s*(?:[.·•。]|${open}(?:${dot_words}|\\.)${close}|[\\s_*~|,-]+(?:${dot_words})[\\s_*~|,-]+)\\s*`;
const providers =
  "g\\s?-?mail|gmai1|gmal|gamil|jimel|hot\\s?mail|yahoo|ymail|outlook|rediff(?:\\s?mail)?|i\\s?cloud|proton(?:\\s?mail)?|zoho(?:\\s?mail)?|aol|gmx|ਜੀ\\s?-?ਮੇਲ|ਜੀਮੇਲ|ਯਾਹੂ|ਹਾਟ\\s?ਮੇਲ|ਹੌਟ\\s?ਮੇਲ|ਆਊਟਲੁੱ?ਕ|ਰੈਡਿਫ(?:ਮੇਲ)?|ਰੀਡਿਫ(?:ਮੇਲ)?|ਆਈ\\s?ਕਲਾਉਡ|जीमेल|याहू|हॉटमेल";
const endings =
  "com|co|org|net|info|biz|in|uk|ca|au|nz|us|de|it|fr|ae|sg|io|me|ly|ee|be|gl|cc|tv|dev|app|xyz|site|online|shop|store|page|link|bio|blog|club|live|life|world|website|space|tech|ai|gg|to|edu|gov|eu|gle|gd|gy|cx|family|photos|digital|network|media|email|today|pro|name|mobi|pk|ae|ਕਾਮ|ਕੌਮ|ਕੋਮ|ਕੌਂ|ਇਨ|ਨੈੱਟ|ਨੈਟ|ਓਆਰਜੀ|ਆਰਗ|कॉम|काम|इन";
/** Top-level domains that are no words: with these, a space around the dot does not end a sentence. */
const sure_endings = "com|org|net|info|dev|app|xyz|online|website|ਕਾਮ|ਕੌਮ|ਕੋਮ|कॉम";
const name = "[\\p{L}\\p{M}\\d._%+-]*[\\p{L}\\p{M}\\d]";

const make = (pattern: string, flags = "giu") => new RegExp(pattern.normalize("NFD"), flags);

const mails = [
  make(
    `${name}\\s*(?:@|${open}(?:at|@|ਐਟ|एट)${close})\\s*[\\p{L}\\p{M}\\d-]+(?:\\.[a-z]{2,}|${dot}(?:${endings})${edge})`,
  ),
  make(`${name}${at}[\\p{L}\\p{M}\\d-]{3,}(?:${dot})(?:${sure_endings})${edge}`),
  make(`${name}${at}(?:${providers})${edge}`),
  make(`${name}[\\s:@*_~|/,-]+(?:${providers})(?:${dot}|\\s+)(?:com|co|in|ਕਾਮ|ਕੌਮ|ਕੋਮ|कॉम)${edge}`),
  make(`${begin}(?:${providers})${dot}(?:com|co|in|ਕਾਮ|ਕੌਮ|ਕੋਮ|कॉम)${edge}`),
];
/** Written as one word: akaurATgmailDOTcom. */
const joined = [
  /[\p{L}\d._]{2,}AT[a-z\d]{2,}DOT[a-z]{2,}/u,
  /[\p{L}\d._]{2,}(?:At|_at_)[A-Z]?[a-z\d]{2,}(?:Dot|_dot_)[A-Z]?[a-z]{2,}/u,
];
const squeezed_mail =
  /[a-z\d]{2,}(?:@|at)?(?:therate)?(?:gmail|hotmail|yahoo|outlook|rediff(?:mail)?|icloud|protonmail|ymail)(?:dot|d0t|point)?(?:com|coin|codotin)|(?:@|at|attherate)(?:gmail|hotmail|rediffmail|ymail)/;

const works =
  /(?:work(?:s|ed|ing)?|job|jobs|employed|employee|engineer|manager|developer|analyst|consultant|lead|company|firm|startup|intern|internship|naukri|kamm?|serving|posted|joined|ਕੰਮ|ਨੌਕਰੀ)(?:[^.!?\n]{0,25})$/;
const known =
  /^(?:asp|vb|ado|amazon|infosys|booking|shaadi|naukri|flipkart|google|microsoft|zoho|makemytrip|paytm|jeevansathi|justdial|indeed|salesforce|walmart|monster|yatra|cars|bharatmatrimony|b|m|bed|d|p|i|e|ph|dr|st|mr|mrs|prof|no|rs|s)$/;

const links = [
  make(
    `${begin}bitly\\b|${begin}h\\s?(?:t\\s?t|x\\s?x)\\s?p\\s?s?\\s*(?::|colon|slash|[.,;|-]?\\s*/\\s*/)|${begin}www${edge}|\\bw\\s?[.-]?\\s?w\\s?[.-]?\\s?w\\s?[.-]\\s?\\w|ਡਬਲਯੂ\\s*ਡਬਲਯੂ`,
  ),
  make(
    `${begin}(?:bit|tiny|linktr|youtu|goo|lnkd|cutt|wa|tiny)\\s*(?:[.,-]|dot|ਡਾਟ|\\s)\\s*(?:ly|ee|be|gl|in|me|url|cc)${edge}`,
  ),
  make(`${begin}(?:t|m|fb|ig|instagram|insta)\\s*(?:[.,-]|dot|\\s)\\s*(?:me|com|gg)\\s*(?:/|slash)`),
  make(
    `${begin}[\\p{L}\\p{M}\\d-]{2,}\\s*(?:[\\s_*~|-](?:${dot_words})[\\s_*~|-]|${open}(?:${dot_words}|\\.)${close})\\s*(?:${endings})${edge}`,
  ),
];
const spoken_slash = make(
  `${begin}[a-z\\d-]{2,}\\s+(?:com|org|net|ly|me)\\s+slash${edge}|${begin}t\\.me${edge}`,
);
const spaced = make(
  `${begin}(?!(?:and|or|in|with|using|on|core)\\s)[\\p{L}\\d-]{2,}(?:\\s+[.·•]\\s*|\\s*[.·•]\\s+|\\s*[·•]\\s*|\\s*,\\s*)(?:com|org|net|xyz|info)${edge}`,
);
const with_path = make(`${begin}[a-z\\d-]{3,}\\s*\\.\\s*(?:${endings})\\s*/\\s*[a-z\\d]`);
const domain = make(`${begin}([a-z\\d-]{2,})((?:\\.[a-z\\d-]{1,30}){0,3})\\.(${endings})${edge}(/?)`);
const words_too = new Set(
  "in me to be it us de live life world co ai so no tech space club link page store shop blog site bio tv".split(
    " ",
  ),
);

function first(patterns: readonly RegExp[], text: string): NumberMatch | null {
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length, certain: true };
  }
  return null;
}

/** A dot without a space may end a sentence too: "hardworking.No bad habits", "family business.in Patiala". */
function domainIn(text: string, cased: string): NumberMatch | null {
  for (const found of text.matchAll(domain)) {
    const [whole, label = "", , ending = "", path = ""] = found;
    const { index } = found;
    const end = index + whole.length;
    if (path === "/") return { start: index, end, certain: true };
    const written = cased.slice(end - ending.length, end);
    if (/^[A-Z][a-z]/.test(written) && cased.slice(index, end) !== cased.slice(index, end).toUpperCase())
      continue;
    if (known.test(label)) continue;
    if (words_too.has(ending) && /^\s+[\p{L}\d]/u.test(text.slice(end)) && !/[\d_-]/.test(label)) continue;
    if (works.test(text.slice(Math.max(0, index - 40), index))) continue;
    return { start: index, end, certain: true };
  }
  return null;
}

/** Returns the e-mail address in a text, written with signs or in words, or null. */
export function findMail(text: string, cased: string): NumberMatch | null {
  const plain = first(mails, text);
  if (
    plain &&
    !(
      works.test(text.slice(0, plain.start + 12)) &&
      !/@/.test(text.slice(plain.start, plain.end)) &&
      !/g\s?mail|dot/.test(text.slice(plain.start, plain.end))
    )
  )
    return plain;
  const whole = first(joined, cased);
  if (whole) return whole;
  const squeezed = text.replace(/[^a-z\d@]/g, "");
  const found = squeezed_mail.exec(squeezed);
  if (!found) return null;
  let seen = 0;
  let start = 0;
  let end = text.length;
  for (let i = 0; i < text.length; i += 1)
    if (/[a-z\d@]/.test(text[i] ?? "")) {
      if (seen === found.index) start = i;
      seen += 1;
      if (seen === found.index + found[0].length) end = i + 1;
    }
  return { start: Math.max(start, end - 60), end, certain: true };
}

/** Returns the link in a text, or null. An employer's name such as Infosys.com is no link. */
export function findLink(text: string, cased: string): NumberMatch | null {
  const plain = first(links, text);
  if (plain && !/^(?:a|an|the|this|early|polka)\b/.test(text.slice(plain.start, plain.end))) return plain;
  return first([spoken_slash, spaced, with_path], text) ?? domainIn(text, cased);
}
