import { numberWord } from "./number-words.ts";
import type { NumberMatch } from "./numbers.ts";
import { soundOf } from "./sounds.ts";

const sounds = (words: string) => new Set(words.split(" ").map(soundOf));

const networks = sounds(
  "insta instagram instagrm instgram ig snapchat snap snepchat telegram telegrm tg facebook facebok fesbuk fb efbi whatsapp watsapp whatsap wtsapp vatsap vatsaip vatsaipp twitter tiktok linkedin discord skype kik viber imo wechat botim linktree pinterest reddit youtube yt gmail hotmail email mail ਈਮੇਲ ਜੀਮੇਲ ਇੰਸਟਾ ਇੰਸਟਾਗ੍ਰਾਮ ਇਨਸਟਾ ਇੰਸਟਗ੍ਰਾਮ ਸਨੈਪ ਸਨੈਪਚੈਟ ਟੈਲੀਗ੍ਰਾਮ ਟੇਲੀਗ੍ਰਾਮ ਫੇਸਬੁੱਕ ਫੇਸਬੁਕ ਐੱਫਬੀ ਐਫਬੀ ਵਟਸਐਪ ਵਟਸਐੱਪ ਟਵਿੱਟਰ ਡਿਸਕਾਰਡ ਸਕਾਈਪ ਲਿੰਕਡਇਨ ਯੂਟਿਊਬ ਆਈਜੀ इंस्टा इंस्टाग्राम फेसबुक टेलीग्राम स्नैपचैट",
);
/** Networks whose names are everyday words: they count only beside what looks like a handle. */
const maybe_networks = sounds("gram threads signal sc snapcode");
/** Words that announce an account's name before or after them. */
const accounts = sounds("id ids handle username user userid account acc profile ਆਈਡੀ ਹੈਂਡਲ ਯੂਜ਼ਰਨੇਮ ਅਕਾਊਂਟ आईडी");
const seeking = sounds(
  "find search add follow dm msg message ping text reach check labho labh labhna lab dhundo serch dekho khojo ਲੱਭੋ ਲੱਭ ਲੱਭਣਾ ਸਰਚ ਫਾਲੋ ਫ਼ਾਲੋ ਐਡ ਐੱਡ ਮੈਸੇਜ ਦੇਖੋ ਵੇਖੋ खोजो",
);
const links = sounds(
  "is as on in at me my the by pe par te vich ਤੇ ਉੱਤੇ ਵਿੱਚ ਪਰ ਹੈ ਦਾ ਦੀ ਮੇਰੀ ਮੇਰਾ hai han nu ਨੂੰ da di meri mera mere name naam nam ਨਾਂ ਨਾਮ karo kro ਕਰੋ by under pr",
);
/** A channel is described more often than named, so its name is certain only after a sign or one of these words. */
const channel = sounds("channel chanel ਚੈਨਲ चैनल");
const naming = sounds("at under called named name naam ਨਾਂ ਨਾਮ");
/** Services that contain only links, so a name beside one is an account. */
const link_lists = sounds("linktree");
const ordinary = new Set(
  "haan haa hun hunde ne si not only also and but or very good fun for with from too here there where how why what when which who open closed private public inactive active old new nice great best time waste life page pages user users account accounts id ids handle marketing manager management influencer engineer reels videos video photos posts post stories story business ads app apps live my our his her their your me us him them we you they the this that is are was were has have had do does did no nahi nahin hai han te ya par vich on off in at to of a an i it its as so all any some many few more less much most never ever always often sometimes rarely usually just like love use used using works working worked job team office developer india canada group groups chat family friend friends cousins people free hate since after before while because about if than then now still every each other both kam kamm ate naal nal vi bhi sirf bas pe pr nu da di de ke ki ka asi main mainu sanu apne apna chalaunda chalaundi chalaunde use use karde karda kardi number numbers name names call calls phone messages message only seldom instead rather daily weekly once twice today news music songs cooking recipes cricket channel channels kirtan gurbani school college university company bank first last please contact details shared share later ask request".split(
    " ",
  ),
);

const model =
  /^(?:\d+(?:st|nd|rd|th|km|kms|kg|kgs|cm|ft|am|pm|bhk|k|l|x|g|d|h|mm|yrs?|years?|in|lpa|cr|lakhs?|acres?|hrs?|min|m)|(?:covid|class|std|grade|xuv|gt|ps|mp|windows?|web|iphone|galaxy|note|formula|bs|sec|sector|phase|top|level|type|vitamin|gen|h1b|nh|iso|office|year|batch|born|age|std|ielts|pte|bmw|audi|mercedes|thar|alto|wagonr|kia|swift|creta|dob|since|visa|subclass|in|age)\d+[a-z]?)$/;
const degree =
  /^(?:b|m|ph|i|e|p|s|d|a|u|n|dr|mr|mrs|st|prof|no|rs|sr|jr|sh|smt|vs|etc|bba|mba|btech|mtech)\./;

type Token = { word: string; cased: string; start: number; end: number };

const token = /[\p{L}\p{M}\d_](?:[\p{L}\p{M}\d._-]*[\p{L}\p{M}\d_])?|[@:=/#>→\n.,;!?()-]/gu;

function tokensOf(text: string, cased: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.replace(/(?<=[a-z])\$(?=[a-z])/g, "s").matchAll(token)) {
    const end = index + word.length;
    const ending = /[._-]([a-z]+)$/.exec(word);
    if (ending?.[1] && ending.index > 3 && networks.has(soundOf(ending[1]))) {
      const cut_at = index + ending.index;
      tokens.push({
        word: word.slice(0, ending.index),
        cased: cased.slice(index, cut_at),
        start: index,
        end: cut_at,
      });
      tokens.push({ word: ending[1], cased: ending[1], start: cut_at + 1, end });
      continue;
    }
    const before = /^([a-z\d]+)[._-](?=.{3})/.exec(word);
    const cut = before?.[1] && networks.has(soundOf(before[1])) ? before[0].length : 0;
    if (cut)
      tokens.push({
        word: word.slice(0, cut - 1),
        cased: cased.slice(index, index + cut - 1),
        start: index,
        end: index + cut - 1,
      });
    tokens.push({ word: word.slice(cut), cased: cased.slice(index + cut, end), start: index + cut, end });
    joinLast(tokens);
  }
  return joinSpelled(tokens);
}

const spoken_signs: Readonly<Record<string, string>> = {
  underscore: "_",
  dot: ".",
  dash: "-",
  ਅੰਡਰਸਕੋਰ: "_",
  ਡਾਟ: ".",
};

const joinedTo = (one: Token, sign: string, next: Token): Token => ({
  word: one.word + sign + next.word,
  cased: one.cased + sign + next.cased,
  start: one.start,
  end: next.end,
});

/** Joins "J A S 2 2" and "jas underscore sandhu" to one word. */
function joinSpelled(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let single = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const one = tokens[i] as Token;
    const [before, next] = [joined.at(-1), tokens[i + 1]];
    const sign = spoken_signs[one.word];
    if (sign && before && next && isLatin(before) && isLatin(next)) {
      joined[joined.length - 1] = joinedTo(before, sign, next);
      i += 1;
      continue;
    }
    single = /^[a-z\d]$/.test(one.word) ? single + 1 : 0;
    if (single > 1 && before) joined[joined.length - 1] = joinedTo(before, "", one);
    else joined.push(one);
  }
  return joined;
}

/** Joins "Face book", "user name" and "i n s t a" to one word. */
function joinLast(tokens: Token[]): void {
  for (let count = 2; count <= Math.min(9, tokens.length); count += 1) {
    const last = tokens.slice(-count);
    if (count > 2 && last.some(({ word }) => word.length > 1)) return;
    const word = last.map((one) => one.word).join("");
    if (word.length > 12) return;
    const known = networks.has(soundOf(word)) || word === "username" || word === "userid";
    const [first, end] = [last[0], last.at(-1)];
    if (!known || !first || !end || networks.has(soundOf(first.word))) continue;
    tokens.splice(-count, count, { word, cased: word, start: first.start, end: end.end });
    return;
  }
}

const isWord = ({ word }: Token) => /[\p{L}\d]/u.test(word);
const isLatin = ({ word }: Token) => /^[a-z\d._-]+$/.test(word) && /[a-z]/.test(word);

/** Reads 1nsta, i.n.s.t.a and in$ta as insta. */
function isNetwork({ word }: Token): boolean {
  const bare = word.replace(/[._-]/g, "");
  return (
    networks.has(soundOf(bare)) ||
    (/\d/.test(bare) &&
      networks.has(
        soundOf(
          bare.replace(/1/g, "i").replace(/5/g, "s").replace(/4/g, "a").replace(/3/g, "e").replace(/0/g, "o"),
        ),
      ))
  );
}

/**
 * Returns whether a word looks like an account's name: letters with digits, an underscore, dots, or a family name
 * inside.
 */
function isHandle(one: Token): boolean {
  const { word, cased } = one;
  if (!isLatin(one) || word.length < 4 || isNetwork(one)) return false;
  if (model.test(word.replace(/-/g, "")) || degree.test(word) || numberWord(word)) return false;
  if (/\.(?:com|in|org|net|co|ca)$/.test(word)) return false;
  if (word.includes("_")) return true;
  if (/^[a-z]{3,}[._-]?\d+/.test(word) || /^\d+[a-z]{3,}/.test(word) || /[a-z]{2,}\d+[a-z]+/.test(word))
    return true;
  if (/^[a-z]{2,}\d{2,}$/.test(word)) return true;
  if (/^[a-z]{4,}vlogs?$/.test(word)) return true;
  const parts = word.split(/[.-]/);
  if (parts.length >= 3 && parts.some((part) => part === "kaur" || part === "singh")) return true;
  if (/[a-z]\.[a-z\d]/.test(word))
    return !/\.[A-Z]/.test(cased) && !word.split(".").some((part) => ordinary.has(part));
  return (
    /^(?!kaur$|singh$)[a-z]*(?:kaur|singh|kaurs|preet|official)[a-z]*$/.test(word) &&
    /^[a-z]/.test(cased) &&
    /kaur|singh|official/.test(word)
  );
}

const found = (from: Token, to: Token, certain = true): NumberMatch => ({
  start: Math.min(from.start, to.start),
  end: Math.max(from.end, to.end),
  certain,
});

const plainName = (one: Token | undefined, pointed = false): one is Token =>
  one !== undefined &&
  isLatin(one) &&
  one.word.length >= 3 &&
  !isNetwork(one) &&
  !ordinary.has(one.word) &&
  (pointed || !/(?:ing|ed|ly|s)$/.test(one.word)) &&
  !links.has(soundOf(one.word)) &&
  !accounts.has(soundOf(one.word)) &&
  !seeking.has(soundOf(one.word)) &&
  !degree.test(`${one.word}.`);

const pointer = new Set([":", "=", "/", ">", "→", "-", "@", "#"]);

/** Returns the account's name that follows a network's name, across signs and connecting words, or null. */
function pointedAt(tokens: readonly Token[], from: number): Token | null {
  const of_links = link_lists.has(soundOf(tokens[from - 1]?.word ?? ""));
  let sign = false;
  let account = false;
  let of_channel = false;
  let named = false;
  for (let i = from; i < tokens.length && i < from + 7; i += 1) {
    const one = tokens[i] as Token;
    if (pointer.has(one.word)) sign = true;
    else if (channel.has(soundOf(one.word))) of_channel = true;
    else if (of_channel && naming.has(soundOf(one.word))) named = true;
    else if (accounts.has(soundOf(one.word))) account = true;
    else if (!isWord(one)) return null;
    else if (links.has(soundOf(one.word))) continue;
    else {
      const after = tokens[i + 1];
      const ends = !after || /[.,;!?)\n]/.test(after.word);
      const capital = /^[A-Z]/.test(one.cased) && !sign;
      const pointed = sign || account;
      const leads = of_channel ? ends && (pointed || named) : pointed || of_links || (ends && i > from);
      return leads && !capital && plainName(one, pointed && !of_channel) ? one : null;
    }
  }
  return null;
}

const words_between = 3;

/** Returns the handle of another network in a text, before or after the network's name, or null. */
export function findHandle(text: string, cased: string): NumberMatch | null {
  const sign = /(?<![\p{L}\d])@\s?[a-z\d._]*[a-z][a-z\d._]{2,}/u.exec(text);
  if (sign && /@\S/.test(sign[0]))
    return { start: sign.index, end: sign.index + sign[0].length, certain: true };
  const tagged =
    /(?<![\p{L}\d])(?!(?:house|flat|plot|shop|room|door|street|unit|apt|sector|scf|sco|booth)#)[a-z][a-z\d._]{1,30}#\d{4}(?!\d)/u.exec(
      text,
    );
  const skype = /(?<![\p{L}\d])live:[a-z][a-z\d._]{2,}/u.exec(text);
  if (skype) return { start: skype.index, end: skype.index + skype[0].length, certain: true };
  if (tagged) return { start: tagged.index, end: tagged.index + tagged[0].length, certain: true };
  const tokens = tokensOf(text, cased);
  const words = tokens.filter(isWord);
  let doubtful: NumberMatch | null = null;
  for (const [i, one] of words.entries()) {
    if (accounts.has(soundOf(one.word)) && !["account", "profile", "user"].includes(one.word)) {
      const near = words.slice(i + 1, i + 4).find(isHandle);
      if (near) return found(one, near);
    }
    const next = words.slice(i + 1, i + 3).find(({ word }) => !links.has(soundOf(word)));
    if (seeking.has(soundOf(one.word)) && next && isHandle(next) && /[a-z]{3,}\d{2,}$|_/.test(next.word))
      return found(one, next);
    const maybe = maybe_networks.has(soundOf(one.word));
    if (!maybe && !isNetwork(one)) continue;
    const handle = [
      ...words.slice(i + 1, i + 2 + words_between),
      ...words.slice(Math.max(0, i - 1 - words_between), i).reverse(),
    ].find(isHandle);
    if (handle) return found(one, handle);
    if (maybe) continue;
    const pointed = pointedAt(tokens, tokens.indexOf(one) + 1);
    if (pointed) return found(one, pointed);
    const cue = words.slice(Math.max(0, i - 5), i + 5).find(({ word }) => seeking.has(soundOf(word)));
    if (!cue) continue;
    const at = words.indexOf(cue);
    const opens =
      at === 0 ||
      /[.,;!?\n]\s*$/.test(text.slice(0, cue.start)) ||
      /(?:please|pls|you|can|just|and|or|to|plz)\s+$/.test(text.slice(0, cue.start)) ||
      at > i;
    const apart = (a: Token, b: Token, signs: RegExp) =>
      signs.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));
    if (apart(cue, one, /[.!?\n]/)) continue;
    const names = words
      .slice(Math.max(0, Math.min(at, i) - 2), Math.max(at, i) + 3)
      .filter(
        (word) =>
          plainName(word) &&
          /^[a-z]/.test(word.cased) &&
          word.word.length >= 4 &&
          !apart(word, one, /[.,;!?\n]/),
      );
    if (opens && names.length === 1 && names[0]) return found(one, names[0]);
    doubtful ??= opens ? found(one, cue, false) : null;
  }
  return doubtful;
}
