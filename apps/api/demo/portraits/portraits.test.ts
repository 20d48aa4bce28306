import { beforeAll, expect, test } from "vitest";
import { createPeople } from "../people.ts";
import { looksOf } from "../pictures.ts";
import { createRelations } from "../relations.ts";
import { inSeenOrder } from "../seen-order.ts";
import { onAnotherDay } from "./another-day.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { headShapes } from "./head-shapes.ts";
import { roomHues } from "./hues.ts";
import type { Look } from "./look.ts";
import { lookDifference, sharedTraits } from "./look-difference.ts";

const now = new Date("2026-11-21T06:00:00Z");
const people = createPeople(now);
const seen = inSeenOrder(people, createRelations(people, now), now);
const looksInOrder = () => [...looksOf(seen).values()];
let looks: Look[];
let men: Look[];
let women: Look[];

beforeAll(() => {
  looks = looksInOrder();
  men = looks.filter(({ man }) => man);
  women = looks.filter(({ woman }) => woman);
});

const kinds = (values: unknown[]) => new Set(values).size;

test("the community gets the same faces each time", () => {
  expect(looksInOrder()).toEqual(looks);
  const shown = looks.slice(0, 60);
  const drawn = shown.map((look) => drawPortrait(look, 640));
  expect(shown.map((look) => drawPortrait(look, 640))).toEqual(drawn);
  expect(kinds(drawn)).toBe(shown.length);
});

test("no two of the first 40 men whom Asha sees, or of the first 40 women whom Balbir sees, look alike at a glance", () => {
  for (const shown of [men.slice(0, 40), women.slice(0, 40)]) {
    expect(shown).toHaveLength(40);
    const differences = shown.flatMap((look, at) =>
      shown.slice(0, at).map((other) => lookDifference(look, other)),
    );
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(3.5);
  }
});

test("of four who are seen one after another, no two share the colour of the room, the beard or the turban's colour", () => {
  for (const row of [men, women]) {
    const four = row.slice(0, 40).map((_, at) => row.slice(at, at + 4));
    for (const together of four) expect(kinds(together.map(({ room }) => roomHues[room]))).toBe(4);
  }
  for (let at = 0; at < 40; at += 1) {
    const together = men
      .slice(at, at + 4)
      .flatMap(({ man, namdhari }) => (man ? [{ ...man, namdhari }] : []));
    expect(kinds(together.map(({ beard }) => beard))).toBeGreaterThanOrEqual(3);
    const dyed = together.filter(({ namdhari }) => !namdhari).map(({ turban }) => turban.cloth);
    expect(kinds(dyed)).toBe(dyed.length);
  }
});

test("neighbours share at most one of the room's colour, cloth of the head, beard or drape, turn and light", () => {
  for (const row of [men, women]) {
    const shared = row.slice(1).map((look, at) => sharedTraits(look, row[at] ?? look));
    expect(Math.max(...shared)).toBeLessThanOrEqual(1);
  }
});

test("everybody smiles, and a third of those seen first with teeth", () => {
  for (const shown of [men.slice(0, 40), women.slice(0, 40), looks]) {
    expect(Math.min(...shown.map(({ smile }) => smile))).toBeGreaterThan(1);
    expect(shown.filter(({ teeth }) => teeth).length / shown.length).toBeGreaterThan(0.3);
  }
});

test("on another day a member has the same face in other clothes and in a room of another colour", () => {
  for (const look of looks.slice(0, 60)) {
    const other = onAnotherDay(look);
    const { head, skin, eye, nose, namdhari } = look;
    expect(other).toMatchObject({ head, skin, eye, nose, namdhari });
    expect(other.man?.beard).toBe(look.man?.beard);
    expect(roomHues[other.room]).not.toBe(roomHues[look.room]);
    if (namdhari && other.man) expect(other.man.turban).toMatchObject({ form: "sidhi", cloth: "white" });
    expect(drawPortrait(other, 640)).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("the men show every head, eight beards, three turbans and three poses; the women as much", () => {
  expect(kinds(men.map(({ head }) => head))).toBe(headShapes.length);
  expect(kinds(women.map(({ head }) => head))).toBe(headShapes.length);
  const grown = men.map(({ man }) => man?.beard).filter((beard) => beard !== "none" && beard !== "stubble");
  expect(kinds(grown)).toBe(8);
  expect(kinds(men.map(({ man }) => man?.turban.form))).toBe(3);
  for (const row of [men, women]) {
    expect(kinds(row.map(({ turn, faces }) => (turn > 0.3 ? faces : 0)))).toBe(3);
    expect(kinds(row.map(({ glasses }) => glasses))).toBe(4);
  }
  expect(kinds(women.map(({ woman }) => woman?.drape))).toBe(5);
  expect(kinds(women.map(({ woman }) => woman?.hairstyle))).toBe(4);
});

test("the head of everybody who looks straight ahead is tilted, and shoulders lie at different heights", () => {
  for (const row of [men, women]) {
    const frontal = row.filter(({ turn }) => turn === 0);
    expect(frontal.length).toBeGreaterThan(20);
    expect(Math.min(...frontal.map(({ tilt }) => Math.abs(tilt)))).toBeGreaterThanOrEqual(2);
    expect(kinds(frontal.map(({ tilt }) => tilt > 0))).toBe(2);
    expect(kinds(row.map(({ drop }) => drop > 0))).toBe(2);
  }
});

test("every Namdhari man wears the straight white turban and a beard", () => {
  const namdhari = men.filter((look) => look.namdhari);
  expect(namdhari.length).toBeGreaterThan(40);
  for (const { man } of namdhari) {
    expect(man?.turban).toMatchObject({ form: "sidhi", cloth: "white" });
    expect(["none", "stubble"]).not.toContain(man?.beard);
  }
  expect(men.some(({ man, namdhari: is_namdhari }) => man?.turban.form === "sidhi" && !is_namdhari)).toBe(
    false,
  );
});

test("hair is dark below 40, grey from 50 and white from 59", () => {
  const hairOf = (age: number) => kinds(looks.filter((look) => look.age === age).map(({ hair }) => hair));
  expect(hairOf(30)).toBeGreaterThan(1);
  for (const { age, hair } of looks) {
    expect(["pepper", "grey", "white"].includes(hair)).toBe(age > 39);
    expect(["grey", "white"].includes(hair)).toBe(age > 49);
  }
});

test("lines appear on a forehead at 38 and around the eyes at 36", () => {
  const young = looks.find(({ man }) => man?.turban.form === "sidhi");
  if (!young) throw new Error("the community has no Namdhari man");
  const lengthAt = (age: number) => drawPortrait({ ...young, age }, 400).length;
  expect(lengthAt(36)).toBeGreaterThan(lengthAt(35));
  expect(lengthAt(38)).toBeGreaterThan(lengthAt(37));
});

test("every portrait is a whole drawing without a blur filter, which would make the seed slow", () => {
  for (const look of looks) {
    const svg = drawPortrait(look, 640);
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter| opacity=|mix-blend|<mask/);
  }
});
