import type { Random } from "./chance.ts";
import type { Hair, Skin } from "./portrait-colours.ts";

/** The measures of a face, in the 600 by 600 drawing; the middle is x = 300. */
export type Face = {
  half: number;
  chin: number;
  eyes: number;
  brow: number;
  smile: number;
  skin: Skin;
  age: number;
};

export function faceFrom(random: Random, skin: Skin, age: number, woman: boolean): Face {
  return {
    half: woman ? random.between(72, 80) : random.between(77, 86),
    chin: woman ? random.between(402, 412) : random.between(410, 422),
    eyes: random.between(289, 294),
    brow: random.between(0, 4),
    smile: random.between(5, 10),
    skin,
    age,
  };
}

/** Head from the temples to the chin; hair, turban or chunni cover its top. */
export function drawHead({ half, chin, skin }: Face): string {
  const left = 300 - half;
  const right = 300 + half;
  return `<path d="M${left} 250C${left} 140 ${right} 140 ${right} 250C${right} 325 ${300 + half * 0.82} 366 ${300 + half * 0.5} ${chin - 14}
    C${300 + half * 0.24} ${chin + 5} ${300 - half * 0.24} ${chin + 5} ${300 - half * 0.5} ${chin - 14}C${300 - half * 0.82} 366 ${left} 325 ${left} 250Z" fill="${skin.base}"/>`;
}

export function drawNeck({ half, skin }: Face, thick: number): string {
  const wide = half * thick;
  return `<path d="M${300 - wide} 370C${300 - wide} 425 ${300 - wide - 4} 445 ${300 - wide - 26} 470L300 520L${300 + wide + 26} 470C${300 + wide + 4} 445 ${300 + wide} 425 ${300 + wide} 370Z" fill="${skin.shade}"/>
    <path d="M${300 - wide} 392C${300 - wide * 0.5} 436 ${300 + wide * 0.5} 436 ${300 + wide} 392V372H${300 - wide}Z" fill="${skin.deep}" opacity=".45"/>`;
}

export function drawEars({ half, skin }: Face): string {
  const ear = (x: number, turn: number) =>
    `<ellipse cx="${x}" cy="304" rx="13" ry="24" fill="${skin.shade}" transform="rotate(${turn} ${x} 304)"/>`;
  return ear(300 - half - 4, -6) + ear(300 + half + 4, 6);
}

function drawEye(x: number, y: number, woman: boolean, side: 1 | -1): string {
  const lash = woman ? `M${x + side * 16} ${y - 3}l${side * 8} -5` : "";
  return `<path d="M${x - 17} ${y + 1}Q${x} ${y - 17} ${x + 17} ${y + 1}Q${x} ${y + 11} ${x - 17} ${y + 1}Z" fill="#fffaf3"/>
    <circle cx="${x}" cy="${y - 2}" r="7.8" fill="#2c1d15"/><circle cx="${x + 2.4}" cy="${y - 3.6}" r="2" fill="#fff"/>
    <path d="M${x - 18} ${y + 1}Q${x} ${y - 18} ${x + 18} ${y + 1}${lash}" fill="none" stroke="#2c1f19" stroke-width="${woman ? 4 : 3.6}" stroke-linecap="round"/>`;
}

function drawBrow(x: number, y: number, side: 1 | -1, hair: Hair, thick: number): string {
  const inner = x - side * 19;
  const outer = x + side * 24;
  return `<path d="M${inner} ${y + 1}Q${x + side * 5} ${y - 11} ${outer} ${y + 3}" fill="none" stroke="${hair.base}" stroke-width="${thick}" stroke-linecap="round"/>`;
}

function drawLines({ half, eyes, skin }: Face, age: number): string {
  if (age < 42) return "";
  const strong = age < 50 ? 0.35 : 0.55;
  const corner = (side: 1 | -1) =>
    `M${300 + side * (half - 18)} ${eyes - 2}l${side * 9} -4M${300 + side * (half - 18)} ${eyes + 4}l${side * 9} 2`;
  return `<path d="${corner(1)}${corner(-1)}M268 338Q258 350 257 364M332 338Q342 350 343 364" stroke="${skin.deep}" stroke-width="2.6" fill="none" stroke-linecap="round" opacity="${strong}"/>`;
}

/** Eyes, brows, nose and the colour of the cheeks. */
export function drawFeatures(face: Face, hair: Hair, woman: boolean): string {
  const { eyes, skin } = face;
  const apart = face.half * 0.47;
  const brows = eyes - 28 - face.brow;
  const thick = woman ? 5.4 : 7.4;
  const cheek = (x: number) =>
    `<circle cx="${x}" cy="${eyes + 40}" r="19" fill="${skin.blush}" opacity="${woman ? 0.42 : 0.2}"/>`;
  return `${cheek(300 - face.half * 0.6)}${cheek(300 + face.half * 0.6)}
    ${drawEye(300 - apart, eyes, woman, -1)}${drawEye(300 + apart, eyes, woman, 1)}
    ${drawBrow(300 - apart, brows, -1, hair, thick)}${drawBrow(300 + apart, brows, 1, hair, thick)}
    <path d="M303 ${eyes + 6}C300 ${eyes + 22} 292 ${eyes + 34} 293 ${eyes + 41}C296 ${eyes + 47} 306 ${eyes + 47} 310 ${eyes + 42}" fill="none" stroke="${skin.deep}" stroke-width="3.6" stroke-linecap="round" opacity=".75"/>
    ${drawLines(face, face.age)}`;
}

/** A gentle smile with both lips. */
export function drawLips({ smile, skin, eyes }: Face): string {
  const y = eyes + 72;
  return `<path d="M274 ${y - smile * 0.6}Q287 ${y - 7} 300 ${y - 3}Q313 ${y - 7} 326 ${y - smile * 0.6}Q300 ${y + smile + 12} 274 ${y - smile * 0.6}Z" fill="${skin.lips}"/>
    <path d="M274 ${y - smile * 0.6}Q300 ${y + smile} 326 ${y - smile * 0.6}" fill="none" stroke="${skin.deep}" stroke-width="2" opacity=".55" stroke-linecap="round"/>`;
}

/** Glasses, as a quarter of all families would say "only for reading". */
export function drawGlasses({ eyes, half }: Face, round: boolean, colour: string): string {
  const apart = half * 0.47;
  const lens = (x: number) =>
    round
      ? `<circle cx="${x}" cy="${eyes}" r="27"/>`
      : `<rect x="${x - 28}" y="${eyes - 20}" width="56" height="42" rx="13"/>`;
  return `<g fill="#ffffff" fill-opacity=".16" stroke="${colour}" stroke-width="4">${lens(300 - apart)}${lens(300 + apart)}
    <path d="M${300 - apart + 27} ${eyes - 3}Q300 ${eyes - 11} ${300 + apart - 27} ${eyes - 3}M${300 - apart - 27} ${eyes - 4}L${300 - half - 2} ${eyes - 9}M${300 + apart + 27} ${eyes - 4}L${300 + half + 2} ${eyes - 9}" fill="none"/></g>`;
}
