import type { Random } from "./chance.ts";
import {
  type Cloth,
  type ClothName,
  clothes,
  type Hair,
  hairAt,
  type Skin,
  skins,
} from "./portrait-colours.ts";
import {
  drawEars,
  drawFeatures,
  drawGlasses,
  drawHead,
  drawLips,
  drawNeck,
  type Face,
  faceFrom,
} from "./portrait-face.ts";

export type WomanLooks = { age: number; namdhari: boolean };

const thread = ["#8a2b20", "#c9821b", "#2f6b5f", "#7b3d66", "#b58825", "#2b3a5f"] as const;

/** The cloth that falls behind the head; the same outline frames the face in front. */
function chunniBehind(cloth: Cloth): string {
  return `<path d="M300 108C190 108 146 214 128 330C112 430 98 520 96 610H504C502 520 488 430 472 330C454 214 410 108 300 108Z" fill="${cloth.base}"/>
    <path d="M300 150C216 150 188 240 186 330C184 430 188 520 194 610H406C412 520 416 430 414 330C412 240 384 150 300 150Z" fill="${cloth.fold}" opacity=".55"/>`;
}

function dots(colour: string): string {
  const spots: string[] = [];
  for (let at = 0; at <= 26; at += 1) {
    const turn = Math.PI * (1 - at / 26);
    const x = 300 + Math.cos(turn) * 118;
    const y = 300 - Math.sin(turn) * 142;
    spots.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.6"/>`);
  }
  for (let y = 322; y < 610; y += 22) {
    const bend = Math.sin((y - 300) / 110) * 6;
    spots.push(
      `<circle cx="${182 - bend}" cy="${y}" r="4.6"/><circle cx="${418 + bend}" cy="${y}" r="4.6"/>`,
    );
  }
  return `<g fill="${colour}">${spots.join("")}</g>`;
}

const rim =
  "M194 610C186 520 186 400 192 306C200 196 246 168 300 168C354 168 400 196 408 306C414 400 414 520 406 610";

type Border = "dots" | "gota" | "plain" | "double";

/** The chunni over the head, in front of hair and shoulders, with its border. */
function chunniInFront(cloth: Cloth, border: Border, colour: string): string {
  const trims: Record<Border, string> = {
    dots: `<path d="${rim}" fill="none" stroke="#d98a1f" stroke-width="4"/>${dots(colour)}`,
    gota: `<path d="${rim}" fill="none" stroke="${colour}" stroke-width="15"/><path d="${rim}" fill="none" stroke="#f0cd7c" stroke-width="5" stroke-dasharray="9 9"/>`,
    plain: `<path d="${rim}" fill="none" stroke="${cloth.fold}" stroke-width="5"/>`,
    double: `<path d="${rim}" fill="none" stroke="${colour}" stroke-width="11"/><path d="${rim}" fill="none" stroke="${cloth.light}" stroke-width="4"/>`,
  };
  return `<path d="M300 108C190 108 146 214 128 330C112 430 98 520 96 610H194C186 520 186 400 192 306C200 196 246 168 300 168C354 168 400 196 408 306C414 400 414 520 406 610H504C502 520 488 430 472 330C454 214 410 108 300 108Z" fill="${cloth.base}"/>
    <path d="M150 400C140 470 136 540 136 604M450 400C460 470 464 540 464 604M230 136C196 176 176 232 168 292M370 136C404 176 424 232 432 292" stroke="${cloth.fold}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>${trims[border]}`;
}

/** A length of cloth over both shoulders, for those who wear the head bare. */
function chunniOnShoulders(cloth: Cloth, colour: string): string {
  return `<path d="M186 470C150 500 128 560 124 610H208C206 566 214 528 244 478ZM414 470C450 500 472 560 476 610H392C394 566 386 528 356 478Z" fill="${cloth.base}"/>
    <path d="M208 610C206 566 214 528 244 478M392 610C394 566 386 528 356 478" fill="none" stroke="${colour}" stroke-width="7"/>
    <path d="M160 606C162 560 174 520 196 492M440 606C438 560 426 520 404 492" fill="none" stroke="${cloth.fold}" stroke-width="4" stroke-linecap="round"/>`;
}

/** Hair that shows under the chunni or without it, parted in the middle or at the side. */
function frontHair(hair: Hair, { half }: Face, parting: number): string {
  const left = 300 - half - 6;
  const right = 300 + half + 6;
  return `<path d="M${left} 316C${left - 12} 190 ${left + 40} 148 300 146C${right - 40} 148 ${right + 12} 190 ${right} 316C${right - 8} 276 ${right - 16} 250 ${right - 26} 234C${right - 50} 216 ${parting + 26} 204 ${parting} 186C${parting - 26} 204 ${left + 50} 216 ${left + 26} 234C${left + 16} 250 ${left + 8} 276 ${left} 316Z" fill="${hair.base}"/>
    <path d="M${parting} 186C${parting - 40} 186 ${left + 34} 196 ${left + 18} 232M${parting} 186C${parting + 40} 186 ${right - 34} 196 ${right - 18} 232" fill="none" stroke="${hair.light}" stroke-width="3.5" stroke-linecap="round" opacity=".6"/>`;
}

const longHair = (hair: Hair, half: number) =>
  `<path d="M${300 - half - 8} 240C${300 - half - 40} 340 ${300 - half - 34} 440 ${300 - half - 50} 520C${300 - half - 10} 548 ${300 + half + 10} 548 ${300 + half + 50} 520C${300 + half + 34} 440 ${300 + half + 40} 340 ${300 + half + 8} 240C${300 + half} 130 ${300 - half} 130 ${300 - half - 8} 240Z" fill="${hair.base}"/>`;

const bobbedHair = (hair: Hair, half: number) =>
  `<path d="M${300 - half - 8} 240C${300 - half - 24} 310 ${300 - half - 22} 370 ${300 - half - 14} 404C${300 - half + 30} 420 ${300 + half - 30} 420 ${300 + half + 14} 404C${300 + half + 22} 370 ${300 + half + 24} 310 ${300 + half + 8} 240C${300 + half} 130 ${300 - half} 130 ${300 - half - 8} 240Z" fill="${hair.base}"/>`;

const bun = (hair: Hair) =>
  `<ellipse cx="300" cy="146" rx="52" ry="40" fill="${hair.base}"/><path d="M262 140Q300 112 338 140" fill="none" stroke="${hair.light}" stroke-width="4" opacity=".6"/>`;

/** A plait over one shoulder, tied with thread. */
function braid(hair: Hair, { half }: Face, colour: string): string {
  const x = 300 + half + 8;
  const parts = Array.from({ length: 7 }, (_, at) => {
    const y = 392 + at * 25;
    const lean = Math.sin(at / 2.4) * 7;
    return `<ellipse cx="${x + lean}" cy="${y}" rx="${24 - at * 1.6}" ry="17" fill="${hair.base}"/><path d="M${x + lean - 16 + at} ${y + 7}Q${x + lean} ${y - 12} ${x + lean + 16 - at} ${y - 6}" fill="none" stroke="${hair.light}" stroke-width="3" opacity=".6"/>`;
  });
  return `<path d="M${x - 16} 260C${x + 16} 320 ${x + 12} 350 ${x + 2} 400L${x - 26} 390C${x - 14} 340 ${x - 22} 300 ${x - 26} 270Z" fill="${hair.base}"/>${parts.join("")}<rect x="${x - 14}" y="556" width="26" height="14" rx="6" fill="${colour}"/>`;
}

type Neckline = "v" | "round" | "collar" | "yoke";

function drawSuit(cloth: Cloth, neckline: Neckline, skin: Skin, colour: string): string {
  const shape = `<path d="M84 610C92 538 140 498 222 470C256 480 344 480 378 470C460 498 508 538 516 610Z" fill="${cloth.base}"/>`;
  const folds = `<path d="M158 610C158 586 152 562 142 546M442 610C442 586 448 562 458 546" stroke="${cloth.fold}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const necks: Record<Neckline, string> = {
    v: `<path d="M240 464L300 548L360 464Q300 478 240 464Z" fill="${skin.shade}"/><path d="M236 462L300 552L364 462" fill="none" stroke="${cloth.fold}" stroke-width="9" stroke-linejoin="round"/>`,
    round: `<path d="M236 466Q300 574 364 466Q300 480 236 466Z" fill="${skin.shade}"/><path d="M234 464Q300 578 366 464" fill="none" stroke="${colour}" stroke-width="9"/><path d="M234 464Q300 578 366 464" fill="none" stroke="#f0cd7c" stroke-width="3" stroke-dasharray="3 7"/>`,
    collar: `<path d="M254 452L300 528L346 452Q300 470 254 452Z" fill="${skin.shade}"/><path d="M246 450L240 474L296 540L300 528L304 540L360 474L354 450L300 524Z" fill="${cloth.light}" stroke="${cloth.fold}" stroke-width="2.5"/><path d="M300 532V610" stroke="${cloth.fold}" stroke-width="4"/>`,
    yoke: `<path d="M222 470L238 610H362L378 470C344 480 256 480 222 470Z" fill="${colour}"/><path d="M244 466Q300 556 356 466Q300 480 244 466Z" fill="${skin.shade}"/><g fill="#f0cd7c">${[0, 1, 2, 3].map((at) => `<path d="M${258 + at * 28} 586l9 9l-9 9l-9 -9Z"/>`).join("")}<circle cx="300" cy="562" r="5"/><circle cx="272" cy="552" r="5"/><circle cx="328" cy="552" r="5"/></g>`,
  };
  return shape + folds + necks[neckline];
}

function earrings({ half }: Face, kind: "stud" | "drop" | "jhumka"): string {
  const one = (x: number) => {
    if (kind === "stud") return `<circle cx="${x}" cy="326" r="6" fill="#e2b04a"/>`;
    if (kind === "drop")
      return `<circle cx="${x}" cy="326" r="4.5" fill="#e2b04a"/><path d="M${x} 332l7 20q-7 9 -14 0Z" fill="#e2b04a"/>`;
    return `<circle cx="${x}" cy="326" r="5" fill="#d79f34"/><path d="M${x - 13} 352Q${x} 322 ${x + 13} 352Z" fill="#e2b04a"/><g fill="#d79f34"><circle cx="${x - 8}" cy="356" r="3"/><circle cx="${x}" cy="358" r="3"/><circle cx="${x + 8}" cy="356" r="3"/></g>`;
  };
  return one(300 - half - 6) + one(300 + half + 6);
}

const soft: readonly ClothName[] = ["white", "cream", "peach", "mint", "lilac", "sky", "rose"];
const rich: readonly ClothName[] = [
  "maroon",
  "teal",
  "mustard",
  "plum",
  "green",
  "saffron",
  "brick",
  "navy",
  "rose",
  "denim",
];

type HairDo = "long" | "bob" | "bun" | "braid";

/** A woman's head and shoulders. Namdhari women cover their heads, mostly in white. */
export function drawWoman(random: Random, looks: WomanLooks): string {
  const skin = random.pick(skins);
  const face = faceFrom(random, skin, looks.age, true);
  const hair = hairAt(looks.age, random.between(-9, 2));
  const covered = looks.namdhari ? random.maybe(0.9) : random.maybe(0.42);
  const colour = random.pick(thread);
  const shawl =
    clothes[looks.namdhari && random.maybe(0.65) ? "white" : random.pick(random.maybe(0.55) ? soft : rich)];
  const suit = clothes[random.pick(random.maybe(looks.namdhari ? 0.75 : 0.4) ? soft : rich)];
  const neckline = random.pick<Neckline>(["v", "round", "yoke", "v", "round", "collar"]);
  const dressed = drawSuit(suit === shawl ? clothes.peach : suit, neckline, skin, colour);
  const parting = random.pick([300, 300, 284, 318]);
  const glasses = random.maybe(looks.age > 40 ? 0.34 : 0.15)
    ? drawGlasses(face, random.maybe(0.6), random.pick(["#3b322d", "#8a4a35", "#8c6f86"]))
    : "";
  const person = `${drawHead(face)}${drawFeatures(face, hairAt(looks.age - 12, 0), true)}${drawLips(face)}${glasses}${frontHair(hair, face, parting)}`;
  const nosePin = random.maybe(0.12) ? `<circle cx="311" cy="${face.eyes + 38}" r="3" fill="#e2b04a"/>` : "";
  if (covered) {
    const border = random.pick<Border>(["dots", "gota", "plain", "double"]);
    return `${chunniBehind(shawl)}${drawNeck(face, 0.5)}${dressed}${person}${nosePin}${chunniInFront(shawl, border, colour)}`;
  }
  const done = random.weigh<HairDo>([
    ["long", looks.age < 36 ? 40 : 12],
    ["braid", looks.age < 36 ? 30 : 20],
    ["bun", looks.age < 30 ? 14 : 40],
    ["bob", 14],
  ]);
  const behind = {
    long: longHair(hair, face.half),
    bob: bobbedHair(hair, face.half),
    bun: bun(hair),
    braid: "",
  }[done];
  const jewels = earrings(face, random.pick(["stud", "drop", "jhumka"]));
  const shoulders = random.maybe(0.75) ? chunniOnShoulders(shawl, colour) : "";
  const ears = done === "long" || done === "bob" ? "" : drawEars(face);
  return `${behind}${drawNeck(face, 0.5)}${dressed}${shoulders}${ears}${person}${nosePin}${jewels}${done === "braid" ? braid(hair, face, colour) : ""}`;
}
