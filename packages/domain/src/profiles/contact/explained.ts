/** A part of a text, by the index of its first character and the index after its last. */
export type Span = readonly [start: number, end: number];

const month =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|ਜਨਵਰੀ|ਫ਼?ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const year = "(?:19[2-9]\\d|20[0-4]\\d)";
const alone = "(?<![\\d+])";
const ends = "(?!\\d)";
const dash = "\\s*(?:[-–—~]|to|se|ਤੋਂ|ਤੱਕ|or)\\s*";
const amount = "\\d{1,3}(?:,\\d{2,3}){0,3}(?:\\.\\d{1,2})?|\\d{3,9}(?:\\.\\d{1,2})?";
const currency = "(?:₹|rs\\.?|inr|usd|cad|aud|nzd|gbp|eur|\\$|£|€|ਰੁ\\.?|ਰੁਪਏ)";
const earning =
  "(?:monthly|yearly|annual(?:ly)?|salary|salaries|earn[a-z]*|income|package|ctc|turn ?over|pension|rent|worth|paid|pays?|budget|fees?|price|cost|savings?|profit|stipend|wages?|loan|tankh?a?h?|tankhwah|amdan[a-z]*|kama[a-z]*|ਤਨਖ਼?ਾਹ|ਆਮਦਨ|ਕਮਾ[ਈਉਂਦਾਦੀਦੇ]*|ਪੈਨਸ਼ਨ|ਪੈਨਸ਼ਨ|ਕਿਰਾਇਆ)";
const period =
  "(?:per|a|an|each|every|/-?)\\s*(?:month|year|annum|week|day|hour|hr|yr)|monthly|yearly|annually|p\\.?\\s?[am]\\b|pm\\b|pa\\b|lpa|ਮਹੀਨ|ਸਾਲਾਨਾ|ਰੁਪਏ|rupees|rupaye|rupay|rs\\b|dollars?|pounds?|lakhs?|lacs?|mahin|salana|saal|/-";
const unit =
  "(?:years?|yrs?|saala?n?|months?|mahine|weeks?|days?|din|hours?|hrs?|ghante|min(?:ute)?s?|km|kms|kilometers?|miles?|kgs?|kilos?|kilo|grams?|cms?|mm|mtrs?|met(?:er|re)s?|feet|foot|ft|fut|inch(?:es)?|lakhs?|lacs?|lpa|crores?|cr|thousand|hazaa?r|million|rupees|rupaye|rs|dollars?|usd|cad|aud|acres?|killa|kille|kile|kanals?|marlas?|bighas?|biswa|sq|sqft|gaj|yards?|hectares?|brothers?|sisters?|bhra|bhaina?|bhen|members?|jee|people|persons?|children|kids|sons?|daughters?|cousins?|uncles?|aunts?|rooms?|bhk|bedrooms?|floors?|store?ys?|cows?|buffalo(?:es)?|trucks?|cars?|shops?|employees|staff|workers|students|marks|percent(?:ile)?|per ?cent|fisdi|pratishat|points?|bands?|cgpa|gpa|sgpa|am|pm|vaje|baje|th|st|nd|rd|ਸਾਲ|ਸਾਲਾਂ|ਮਹੀਨੇ|ਦਿਨ|ਘੰਟੇ|ਕਿਲੋਮੀਟਰ|ਕਿਲੋ|ਫ਼?ੁੱਟ|ਫੁੱਟ|ਇੰਚ|ਲੱਖ|ਕਰੋੜ|ਹਜ਼ਾਰ|ਰੁਪਏ|ਏਕੜ|ਕਿੱਲੇ|ਕਨਾਲ|ਮਰਲੇ|ਵਿੱਘੇ|ਭਰਾ|ਭੈਣ|ਭੈਣਾਂ|ਜੀਅ|ਵਜੇ|ਫ਼?ੀਸਦੀ|ਪ੍ਰਤੀਸ਼ਤ|ਨੰਬਰਾਂ|ਅੰਕ|ਬੱਚੇ|ਕਮਰੇ)";
const label =
  "(?:class|std|standard|grade|subclass|visa|rank|air|roll|batch|section|sector|phase|ward|block|flat|house|plot|street|gali|lane|road|route|highway|nh|floor|room|unit|apt|apartment|door|shop|scf|sco|booth|gate|crs|age|aged|umar|height|kadd?|weight|wt|ht|dob|born|janam|year|model|size|article|ਮਕਾਨ|ਗਲੀ|ਜਮਾਤ|ਸੈਕਟਰ|ਵਾਰਡ|ਉਮਰ|ਕੱਦ|ਭਾਰ)";
/** Text that announces a row of digits. */
const marks =
  "(?:neet|jee|ielts|pte|toefl|gre|gmat|duolingo|listening|reading|writing|speaking|cgpa|gpa|sgpa|bands?|marks|semesters?|subjects?|scores?|scored|overall|ਆਈਲੈਟਸ|ਆਇਲਟਸ|ਨੰਬਰ ਆਏ)";
const small = "[1-9]\\d{0,3}(?:\\.\\d{1,2})?(?:/\\d{1,3})?";

/** Numbers of ordinary sentences: dates, years, sums, sizes, marks. None can be dialled. */
const patterns: readonly RegExp[] = [
  `${alone}${day}\\s?[./-]\\s?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:${year}|\\d\\d)${ends}(?![./-]\\d)`,
  `${alone}${year}[./-](?:0?[1-9]|1[0-2])[./-]${day}${ends}`,
  `${alone}${day}(?:st|nd|rd|th)?[\\s.,-]*(?:${month})[\\s.,'-]*(?:${year}|\\d\\d)?${ends}`,
  `(?:${month})[\\s.]*${day}(?:st|nd|rd|th)?[\\s,]*(?:${year})?${ends}`,
  `${alone}(?:[01]?\\d|2[0-4])[:.][0-5]\\d\\s?(?:am|pm|vaje|baje|ਵਜੇ)?${ends}(?!\\s?[:.-]?\\s?\\d)`,
  `${alone}\\d\\s?['’′]\\s?\\d{0,2}(?:\\.\\d)?\\s?(?:["”″]|''|’’)?`,
  `${alone}\\d\\s?(?:ft|feet|foot|fut|ਫੁੱਟ)\\.?\\s?\\d{0,2}\\s?(?:in|inch|inches|ਇੰਚ)?${ends}`,
  `${alone}\\d{1,3}(?:\\.\\d{1,2})?\\s?%`,
  `${alone}10\\s?\\+\\s?[1-5]${ends}`,
  `${currency}\\s?(?:${amount})(?:${dash}(?:${currency}\\s?)?(?:${amount}))?${ends}`,
  `${alone}(?:${amount})(?:${dash}(?:${amount}))?\\s?(?:${period})`,
  `${earning}[^\\d]{0,25}(?:\\d{2,3}|\\d{0,6}00|\\d{1,3}(?:,\\d{2,3}){1,3})(?:${dash}(?:\\d{0,6}00|\\d{1,3}(?:,\\d{2,3}){1,3}))?${ends}`,
  `(?<!\\d,)${alone}\\d{1,2}(?:,\\d\\d){0,2},\\d{3}${ends}(?!,\\d)`,
  `${alone}[1-9]\\d{0,3}0{4,6}${ends}`,
  `${alone}\\d{2,4}\\s?/\\s?\\d{1,2}[05]0${ends}`,
  `(?:pin|zip|postal|ਪਿੰਨ)[^\\d]{0,10}\\d{3}\\s?\\d{3}${ends}`,
  `(?<!\\d[\\s.,)-]{0,3})${alone}1[1-9]\\d{4}${ends}(?!\\s?[-,.]?\\s?\\d)`,
  `(?<![\\p{L}])${label}[^\\d\\p{L}]{0,4}(?:(?:no|number|of|in|is|about|around|on|from|code)\\b[^\\d\\p{L}]{0,3})?${small}(?:\\s?[,/&-]\\s?${small}){0,1}${ends}(?![./-]\\d)`,
  `(?<![\\p{L}])${marks}[^\\d\\p{L}]{0,4}(?:(?:no|number|of|in|is|about|around|on|from|code)\\b[^\\d\\p{L}]{0,3})?${small}(?:\\s?[,/&-]\\s?${small}){0,9}${ends}`,
  `${alone}\\d{1,4}(?:[.,]\\d{1,3})?(?:${dash}\\d{1,4}(?:\\.\\d)?)?\\s?-?${unit}(?![\\p{L}\\p{M}])`,
].map((pattern) => new RegExp(pattern.normalize("NFD"), "gu"));

const only_year = new RegExp(`^${year}$`);
const run = /\d[\d\s.,()/–—*-]*\d/g;

/** Years alone, or with days, months or short years between: 1998, 2016-20. */
function years(text: string): Span[] {
  return [...text.matchAll(run)].flatMap((found): Span[] => {
    const parts = found[0].split(/\D+/);
    const full = parts.filter((part) => only_year.test(part)).length;
    const fits =
      full > 0 &&
      parts.every((part) => only_year.test(part) || (part.length <= 2 && parts.length <= 3 * full));
    return fits ? [[found.index, found.index + found[0].length]] : [];
  });
}

/** Returns the parts of a text whose numbers mean something other than a telephone number. */
export function explainedSpans(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]),
  );
  return [...found, ...years(text)];
}
