import { inLatin, soundOf } from "./sounds.ts";

/**
 * Spellings of 0 to 99 in English, Punjabi and Hindi, separated by commas. Words compare by sound, so few spellings
 * suffice.
 */
const spellings = `zero zro jeero jiro sifar shunya sunya oh nought nil,one ik ek aik vun vn,two tvo do doh tu,three thre tin teen,four char chaar,five panj panch paj faiv fiv,
six chh che chhe chhah chey chhi,seven sat satt saat saivan sevn,eight ath aath eit ett eigt egt,nine nin nau naun nain nao,
ten das dus dah,eleven giara gyara gyarah igarah giaran,twelve bara barah baran,thirteen tera terah teran,fourteen chauda chaudah choda chaudan,
fifteen pandra pandran pandrah pandhra,sixteen sola solah solan,seventeen satara satarah sataran,eighteen athara atharah atharan,nineteen uni unni unnis,
twenty vih veeh bees bis,ikki ikis ikkis,bai baai bais,tei tayi teis,chauvi chaubi chaubis,pachi pachis panjhi,chhabi chhabbi chhabis,satai sattai sataais,athai athais,unatti untis unnti,
thirty tih teeh tees tis,ikatti iktis ikatis,batti battis,teti taintis tetti,chauti chauntis,painti paintis,chhatti chhattis,sainti saintis,athatti artis adtis,untali untalis unchalis,
forty fourty chali chalis,iktali iktalis,biali bayali bialis,tirtali tetali tintalis tartali,chutali chautali chauvalis chawalis,pantali paintali paintalis,chhiali chhialis,santali saintali saintalis,athtali artali artalis,unanja unvanja unchas,
fifty panjah pachas,ikvanja ikyavan ikavan,bavanja bavan,tirvanja tarvanja tirpan,churanja chauranja churvanja chauvan,pachvanja pachpan,chhapanja chhivanja chhappan,satvanja sattavan,athvanja atthavan,unahat unsath unaht,
sixty sath saath sathh,ikahat iksath,bahat basath,trehat tiresath tresath,chauhat chausath,paihat painht painsath,chhiahat chhiyasath,satahat sadsath satsath,athahat adsath athsath,unhattar unattar,
seventy sattar satar,ikhattar ikattar ikahattar,bahattar,tihattar,chuhattar chauhattar chauttar,pachattar pachhattar panjhattar pichhattar,chhihattar chhiattar,satattar sathattar,athattar athhattar,unasi unnasi unyasi,
eighty assi asi,ikasi ikyasi,biasi bayasi,tirasi tirasi,churasi chaurasi,pachasi panjasi,chhiasi chhiyasi,satasi sattasi,athasi atthasi,unanve navasi nauasi unaanve,
ninety nabbe nabe navve navhe,ikanve ikyanve ikaanve,banve baanve bianve,tiranve tranve,churanve chauranve,pachanve panchanve pachaanve,chhianve chhiyanve,satanve santanve,athanve atthanve,narinve nadinve nadhinve ninyanve nirinve naunve`;

/** English tens, also as written in Gurmukhi; a digit after one replaces its zero. */
const tens =
  "twenty tventi,thirty tharti thurti,forty fourty forti,fifty fifti,sixty siksti,seventy saivanti,eighty eiti,ninety nainti";

/** English words that sound like a number; they count only among real number words. */
const weak = new Map(
  Object.entries({ to: "2", too: "2", for: "4", fore: "4", ate: "8", won: "1", no: "9", o: "0", tree: "3" }),
);
/** Words that sound like a number but are none. */
const none = new Set(
  "at it sit set seat eat tea tee sun son chess chase seva te the tha bhra bhara bhrava bar bare bahar".split(
    " ",
  ),
);

const values = new Map<string, string>();
const bySound = (words: string, value: string) => {
  for (const word of words.split(/\s+/))
    if (word && !values.has(soundOf(word))) values.set(soundOf(word), value);
};
for (const [value, words] of spellings.split(",").entries()) bySound(words, String(value));
const tensBySound = new Map(
  tens
    .split(",")
    .flatMap((words, i) => words.split(" ").map((word) => [soundOf(word), String(20 + 10 * i)] as const)),
);
for (const [sound, value] of tensBySound) values.set(sound, value);

const repeats = new Map([
  ..."double dabal dubl".split(" ").map((word) => [soundOf(word), 2] as const),
  ..."triple tripal tipal".split(" ").map((word) => [soundOf(word), 3] as const),
  ..."quadruple".split(" ").map((word) => [soundOf(word), 4] as const),
]);

const tens_and_unit =
  /^(twen|thir|fou?r|fif|six|seven|eigh|nine)ty(one|two|three|four|five|six|seven|eight|nine)$/;

/**
 * How Punjabi and Hindi form 21 to 99, by sound: a unit, then the ending of its ten. For spellings that are not
 * listed.
 */
const compound_units =
  "(?:[ai]?k|e?k|b[ei]?|d?v|tr?[ei]?r?|ch?[iou]*r?|p[ae]?n?[cj]?h?|ch?[ie]*|s[ae]?[tn]?t?|a?[td]|ar|u?n+[ie]*)";
const compound_tens: readonly (readonly [RegExp, string])[] = (
  [
    ["nve?", "91"],
    ["i?[aie]?si?", "81"],
    ["h?t+r", "71"],
    ["(?:h|[ie])t|st", "61"],
    ["v?nj", "51"],
    ["[ia]?t?[ia]?lis?", "41"],
  ] as const
).map(([ending, digits]) => [new RegExp(`^${compound_units}(?:${ending})$`), digits]);

function compoundOf(sound: string): string | null {
  if (sound.length < 4) return null;
  return compound_tens.find(([pattern]) => pattern.test(sound))?.[1] ?? null;
}

export type NumberWord = { digits: string; weak: boolean; tens: boolean };

/** Digits in place of the letters that they resemble: f0ur, thr33. */
const asLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
};

/** Returns the digits of a number word, also when some letters are written as digits; null when it is no number. */
export function numberWord(word: string): NumberWord | null {
  const spelled = /\d/.test(word) ? word.replace(/[013457$]/g, (sign) => asLetters[sign] ?? sign) : word;
  if (/(.)\1\1/.test(spelled)) return numberWord(spelled.replace(/(.)\1\1+/g, "$1"));
  if (/^\d*$/.test(spelled) || none.has(inLatin(spelled))) return null;
  const compound = tens_and_unit.exec(spelled);
  if (compound) {
    const [ten, unit] = [
      values.get(soundOf(`${compound[1]}ty`)) ?? "",
      values.get(soundOf(compound[2] ?? "")) ?? "",
    ];
    return { digits: ten.replace(/0$/, unit), weak: false, tens: false };
  }
  const weakly = weak.get(spelled);
  if (weakly) return { digits: weakly, weak: true, tens: false };
  const sound = soundOf(spelled);
  const digits = values.get(sound);
  if (digits !== undefined) return { digits, weak: false, tens: tensBySound.has(sound) };
  const guessed = compoundOf(sound);
  return guessed === null ? null : { digits: guessed, weak: true, tens: false };
}

/** Returns how often the next digit counts: twice after "double"; 1 after any other word. */
export function timesOf(word: string): number {
  return repeats.get(soundOf(word)) ?? 1;
}

/** Single digits typed without spaces, or with spaces inside a word. */
export const squeezed_words =
  "zero|one|two|three|four|five|six|seven|eight|nine|ikk|ek|do|tinn?|teen|cha+r|pan[jc]h?|chhe|che|sa+tt?|a+tth|aath|nau|sifar";
