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

export type ManLooks = { age: number; namdhari: boolean };

const folds = (cloth: Cloth, paths: string, width = 4.5) =>
  `<path d="${paths}" fill="none" stroke="${cloth.fold}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The straight, white turban of the Namdharis: flat bands across the brow. */
function flatTurban(cloth: Cloth, half: number): string {
  const left = 300 - half - 14;
  const right = 300 + half + 14;
  return `<path d="M${left} 268C${left - 12} 170 ${left + 22} 98 300 94C${right - 22} 98 ${right + 12} 170 ${right} 268C${right - 40} 236 ${left + 40} 236 ${left} 268Z" fill="${cloth.base}"/>
    <path d="M${left} 268C${left + 40} 236 ${right - 40} 236 ${right} 268L${right + 1} 244C${right - 44} 206 ${left + 44} 206 ${left - 1} 244Z" fill="${cloth.fold}" opacity=".35"/>
    ${folds(cloth, `M${left + 1} 242Q300 182 ${right - 1} 242M${left + 4} 206Q300 146 ${right - 4} 206M${left + 16} 168Q300 116 ${right - 16} 168M${left + 44} 132Q300 102 ${right - 44} 132`)}`;
}

/** Layers that climb on one side and meet in a point over the brow. */
function patialaTurban(cloth: Cloth, half: number, inner: Cloth): string {
  const left = 300 - half - 24;
  const right = 300 + half + 24;
  const outline = `M${left + 23} 276C${left - 22} 176 ${left + 20} 92 290 84C${right - 14} 84 ${right + 20} 170 ${right - 23} 276C${right - 30} 240 330 222 306 214C280 222 ${left + 34} 240 ${left + 23} 276Z`;
  return `<defs><clipPath id="turban"><path d="${outline}"/></clipPath></defs><path d="${outline}" fill="${cloth.base}"/>
    <path d="M306 214C292 219 274 226 262 232L304 190L348 232C334 224 318 218 306 214Z" fill="${inner.base}"/>
    <path d="M${left + 23} 276C${left + 34} 240 280 222 306 190L${right - 36} 118C${right - 10} 150 ${right + 2} 214 ${right - 23} 276C${right - 30} 240 336 222 306 190" fill="${cloth.light}" opacity=".35"/>
    <g clip-path="url(#turban)">${folds(cloth, `M306 190Q${left + 60} 204 ${left + 4} 250M302 168Q${left + 50} 176 ${left} 224M298 146Q${left + 46} 150 ${left} 196M292 124Q${left + 60} 124 ${left + 10} 164M284 104Q${left + 80} 104 ${left + 30} 132M306 190Q${right - 50} 206 ${right - 4} 252M310 166Q${right - 44} 180 ${right + 2} 226M314 144Q${right - 40} 152 ${right + 2} 198M314 122Q${right - 50} 124 ${right - 8} 166M308 102Q${right - 70} 102 ${right - 30} 134`, 4)}</g>`;
}

/** Wide and rounded, the folds side by side up to a triangle of the inner cloth. */
function vattanTurban(cloth: Cloth, half: number, inner: Cloth): string {
  const left = 300 - half - 30;
  const right = 300 + half + 30;
  return `<path d="M${left + 29} 278C${left - 30} 196 ${left + 6} 106 300 100C${right - 6} 106 ${right + 30} 196 ${right - 29} 278C${right - 40} 232 336 212 300 208C264 212 ${left + 40} 232 ${left + 29} 278Z" fill="${cloth.base}"/>
    <path d="M254 224Q300 156 346 224Q322 209 300 208Q278 209 254 224Z" fill="${inner.base}"/>
    ${folds(cloth, `M254 224Q${left + 60} 232 ${left + 14} 262M262 208Q${left + 50} 206 ${left + 4} 240M270 194Q${left + 44} 182 ${left + 2} 216M280 180Q${left + 46} 158 ${left + 8} 190M290 170Q${left + 66} 132 ${left + 28} 158M346 224Q${right - 60} 232 ${right - 14} 262M338 208Q${right - 50} 206 ${right - 4} 240M330 194Q${right - 44} 182 ${right - 2} 216M320 180Q${right - 46} 158 ${right - 8} 190M310 170Q${right - 66} 132 ${right - 28} 158`, 4)}`;
}

/** Round and tall, wound in circles. */
function dumalla(cloth: Cloth, half: number, inner: Cloth): string {
  const left = 300 - half - 18;
  const right = 300 + half + 18;
  return `<path d="M${left + 8} 272C${left - 18} 190 ${left - 2} 74 300 66C${right + 2} 74 ${right + 18} 190 ${right - 8} 272C${right - 40} 226 ${left + 40} 226 ${left + 8} 272Z" fill="${cloth.base}"/>
    <path d="M${left + 8} 272C${left + 40} 226 ${right - 40} 226 ${right - 8} 272L${right - 4} 252C${right - 44} 206 ${left + 44} 206 ${left + 4} 252Z" fill="${inner.base}"/>
    ${folds(cloth, `M${left} 226Q300 176 ${right} 226M${left - 2} 196Q300 146 ${right + 2} 196M${left} 164Q300 118 ${right} 164M${left + 10} 134Q300 94 ${right - 10} 134M${left + 34} 106Q300 76 ${right - 34} 106`, 4)}`;
}

function shortHair(hair: Hair, half: number): string {
  const left = 300 - half - 5;
  const right = 300 + half + 5;
  return `<path d="M${left} 290C${left - 14} 190 ${left + 30} 138 304 138C${right - 20} 138 ${right + 14} 200 ${right} 290L${right - 8} 246C${right - 18} 222 350 212 322 196C296 216 ${left + 44} 212 ${left + 14} 238L${left + 8} 250Z" fill="${hair.base}"/>
    <path d="M322 196C296 188 250 190 ${left + 30} 216M330 180C300 164 258 166 ${left + 36} 190" fill="none" stroke="${hair.light}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
}

type Beard = "flowing" | "tied" | "short" | "sparse";

const depth: Record<Beard, number> = { flowing: 62, tied: 22, short: 8, sparse: 3 };

/** A beard from ear to ear with the moustache; the mouth stays free. */
function drawBeard(face: Face, hair: Hair, kind: Beard): string {
  const { half, chin, eyes } = face;
  const mouth = eyes + 72;
  const low = chin + depth[kind];
  const left = 300 - half - 1;
  const right = 300 + half + 1;
  const inner = kind === "short" || kind === "sparse" ? half * 0.84 : half * 0.8;
  const wide = kind === "flowing" ? 0.98 : 0.88;
  const cheeks = `M${left} 288C${left + 3} 318 ${300 - inner} ${mouth - 26} ${300 - half * 0.6} ${mouth - 19}Q300 ${mouth - 44} ${300 + half * 0.6} ${mouth - 19}C${300 + inner} ${mouth - 26} ${right - 3} 318 ${right} 288
    C${right + 4} 350 ${300 + half * wide} ${low - 42} ${300 + half * 0.52} ${low - 12}C${300 + half * 0.26} ${low + 8} ${300 - half * 0.26} ${low + 8} ${300 - half * 0.52} ${low - 12}C${300 - half * wide} ${low - 42} ${left - 4} 350 ${left} 288Z`;
  const strands =
    kind === "flowing" || kind === "tied"
      ? `<path d="M${300 - half * 0.5} ${mouth + 16}Q${300 - half * 0.46} ${low - 34} 286 ${low - 10}M${300 + half * 0.5} ${mouth + 16}Q${300 + half * 0.46} ${low - 34} 314 ${low - 10}M300 ${mouth + 34}V${low - 14}" stroke="${hair.light}" stroke-width="3" fill="none" stroke-linecap="round" opacity=".55"/>`
      : "";
  return `<path d="${cheeks}" fill="${hair.base}" opacity="${kind === "sparse" ? 0.72 : 1}"/>${strands}
    <path d="M300 ${mouth - 17}C286 ${mouth - 25} 266 ${mouth - 20} 254 ${mouth - 2}C270 ${mouth - 4} 288 ${mouth - 4} 300 ${mouth - 9}C312 ${mouth - 4} 330 ${mouth - 4} 346 ${mouth - 2}C334 ${mouth - 20} 314 ${mouth - 25} 300 ${mouth - 17}Z" fill="${hair.light}" opacity=".4"/>
    <path d="M278 ${mouth - 1}Q300 ${mouth + face.smile + 11} 322 ${mouth - 1}Q300 ${mouth + 3} 278 ${mouth - 1}Z" fill="${face.skin.lips}"/>`;
}

const body = (cloth: Cloth) =>
  `<path d="M60 610C66 530 128 488 218 464C250 476 350 476 382 464C472 488 534 530 540 610Z" fill="${cloth.base}"/>
  <path d="M140 610C138 580 132 556 122 538M460 610C462 580 468 556 478 538" stroke="${cloth.fold}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

function kurta(cloth: Cloth, skin: Skin): string {
  return `${body(cloth)}<path d="M248 462L300 536L352 462Q300 486 248 462Z" fill="${skin.shade}"/>
    <path d="M240 458L300 544L360 458" fill="none" stroke="${cloth.fold}" stroke-width="12" stroke-linejoin="round"/>
    <path d="M300 544V610" stroke="${cloth.fold}" stroke-width="5"/><g fill="${cloth.fold}"><circle cx="308" cy="562" r="4"/><circle cx="308" cy="586" r="4"/></g>`;
}

function waistcoat(cloth: Cloth, over: Cloth): string {
  return `${body(cloth)}<path d="M118 610C124 552 170 500 236 468L300 512L364 468C430 500 476 552 482 610Z" fill="${over.base}"/>
    <path d="M240 452Q300 496 360 452L362 476Q300 520 238 476Z" fill="${over.light}"/>
    <path d="M300 512V610" stroke="${over.fold}" stroke-width="4"/><g fill="${over.light}"><circle cx="310" cy="534" r="4.5"/><circle cx="310" cy="562" r="4.5"/><circle cx="310" cy="590" r="4.5"/></g>`;
}

function suitAndTie(cloth: Cloth, tie: Cloth): string {
  return `${body(cloth)}<path d="M238 458L300 610L362 458Q300 492 238 458Z" fill="#fdfbf7"/>
    <path d="M288 500h24l8 18l-10 92h-20l-10 -92Z" fill="${tie.base}"/><path d="M284 488h32l-6 24h-20Z" fill="${tie.fold}"/>
    <path d="M236 456L214 486L236 532L214 542L290 612H250L160 560L206 470ZM364 456L386 486L364 532L386 542L310 612H350L440 560L394 470Z" fill="${cloth.light}"/>
    <path d="M238 456L268 504L300 486ZM362 456L332 504L300 486Z" fill="#ffffff" stroke="#e2dccf" stroke-width="2"/>`;
}

function shirt(cloth: Cloth): string {
  return `${body(cloth)}<path d="M240 454L276 520L300 492L324 520L360 454Q300 486 240 454Z" fill="${cloth.light}" stroke="${cloth.fold}" stroke-width="3"/>
    <path d="M300 494V610" stroke="${cloth.fold}" stroke-width="4"/><g fill="${cloth.fold}"><circle cx="300" cy="530" r="4"/><circle cx="300" cy="566" r="4"/></g>`;
}

function sweater(cloth: Cloth, under: Cloth): string {
  return `${body(cloth)}<path d="M232 460L300 552L368 460Q300 488 232 460Z" fill="${under.base}"/>
    <path d="M246 452L280 508L300 488L320 508L354 452Q300 482 246 452Z" fill="${under.light}" stroke="${under.fold}" stroke-width="2.5"/>
    <path d="M230 460L300 556L370 460" fill="none" stroke="${cloth.light}" stroke-width="11" stroke-linejoin="round"/>`;
}

const darks: readonly ClothName[] = [
  "navy",
  "maroon",
  "black",
  "grey",
  "plum",
  "teal",
  "green",
  "denim",
  "brick",
];
const lights: readonly ClothName[] = ["white", "cream", "sky", "peach", "mint", "rose", "lilac"];

function drawClothes(random: Random, looks: ManLooks, skin: Skin): string {
  const dark = clothes[random.pick(darks)];
  const light = clothes[looks.namdhari && random.maybe(0.7) ? "white" : random.pick(lights)];
  return random.weigh<() => string>([
    [() => kurta(light, skin), looks.namdhari ? 44 : 20],
    [() => waistcoat(light, dark), 22],
    [() => suitAndTie(dark, clothes[random.pick(["maroon", "saffron", "teal", "sky", "plum"] as const)]), 20],
    [() => shirt(random.maybe(0.6) ? light : dark), 24],
    [() => sweater(dark, light), 14],
  ])();
}

function turbanColour(random: Random, namdhari: boolean): ClothName {
  if (namdhari) return random.maybe(0.9) ? "white" : "cream";
  return random.weigh<ClothName>([
    ["navy", 16],
    ["maroon", 14],
    ["saffron", 10],
    ["black", 12],
    ["sky", 8],
    ["rose", 7],
    ["green", 7],
    ["mustard", 7],
    ["teal", 7],
    ["plum", 6],
    ["grey", 6],
    ["white", 6],
    ["brick", 6],
    ["lilac", 4],
  ]);
}

/** What shows at the forehead, beneath a turban of this colour. */
function innerColour(random: Random, outer: ClothName): ClothName {
  if (outer === "maroon") return "mustard";
  if (outer === "white") return "sky";
  return random.pick<ClothName>(["maroon", "white", "saffron"]);
}

function drawTurban(random: Random, looks: ManLooks, half: number): string {
  const colour = turbanColour(random, looks.namdhari);
  const cloth = clothes[colour];
  if (looks.namdhari) return flatTurban(cloth, half);
  const inner = clothes[innerColour(random, colour)];
  return random.weigh<() => string>([
    [() => patialaTurban(cloth, half, inner), 45],
    [() => vattanTurban(cloth, half, inner), 35],
    [() => dumalla(cloth, half, inner), 12],
  ])();
}

function beardOf(random: Random, { age, namdhari }: ManLooks): Beard {
  if (namdhari)
    return age < 24 ? random.pick(["sparse", "tied"] as const) : random.maybe(0.75) ? "flowing" : "tied";
  if (age < 24) return random.pick(["sparse", "short", "short"] as const);
  return random.weigh<Beard>([
    ["short", age < 36 ? 40 : 12],
    ["tied", 40],
    ["flowing", age < 36 ? 14 : 34],
  ]);
}

/** A man's head and shoulders. Namdharis wear the white, flat turban and keep the beard as it grows. */
export function drawMan(random: Random, looks: ManLooks): string {
  const skin = random.pick(skins);
  const face = faceFrom(random, skin, looks.age, false);
  const hair = hairAt(looks.age, random.between(-4, 6));
  const turban = looks.namdhari || random.maybe(0.86);
  const shaven = !turban && random.maybe(0.4);
  const glasses = random.maybe(looks.age > 40 ? 0.42 : 0.2);
  return [
    drawNeck(face, 0.6),
    drawClothes(random, looks, skin),
    drawEars(face),
    drawHead(face),
    drawFeatures(face, hairAt(looks.age - 9, 0), false),
    shaven ? drawLips(face) : drawBeard(face, hair, beardOf(random, looks)),
    glasses ? drawGlasses(face, random.maybe(0.4), random.pick(["#3b322d", "#5d2f22", "#7d6a58"])) : "",
    turban ? drawTurban(random, looks, face.half) : shortHair(hair, face.half),
  ].join("");
}
