import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastPageOfSnapshot, nearestPage, shownIn, snapshotPage, stillThere } from "./visit.ts";

const per_page = 3;

/** The suggestions as the database would answer them: those who fit now, in their order of now. */
function open(visit: Map<number, readonly string[]>, fitting: readonly string[], asked: number) {
  const shown = shownIn(visit);
  const remaining = fitting.filter((id) => !shown.includes(id));
  const there = stillThere(visit, fitting);
  const page = nearestPage(there, remaining.length, { page: asked, per_page });
  const { kept, offset } = snapshotPage(there, page, per_page);
  const ids = [...kept, ...remaining.slice(offset, offset + per_page - kept.length)];
  visit.set(page, ids);
  const left = fitting.filter((id) => !shownIn(visit).includes(id)).length;
  return { page, ids, last_page: lastPageOfSnapshot(stillThere(visit, fitting), left, per_page) };
}

const people = (count: number) => Array.from({ length: count }, (_, i) => `m${i}`);

describe("a visit", () => {
  test("among people who do not change is plain paging, in any order of pages", () => {
    const fitting = people(10);
    for (const order of [
      [1, 2, 3, 4],
      [4, 2, 1, 3],
      [3, 3, 9, 1, 2],
    ]) {
      const visit = new Map<number, readonly string[]>();
      for (const asked of order) {
        const { page, ids, last_page } = open(visit, fitting, asked);
        expect(last_page).toBe(4);
        expect(page).toBe(Math.min(asked, 4));
        expect(ids).toEqual(fitting.slice((page - 1) * per_page, page * per_page));
      }
    }
  });

  test("shows a newcomer on the next page and the others once", () => {
    const visit = new Map<number, readonly string[]>();
    expect(open(visit, people(6), 1).ids).toEqual(["m0", "m1", "m2"]);
    expect(open(visit, ["new", ...people(6)], 2)).toEqual({
      page: 2,
      ids: ["new", "m3", "m4"],
      last_page: 3,
    });
    expect(open(visit, ["new", ...people(6)], 3).ids).toEqual(["m5"]);
  });

  test("fills the place of one who left a page, and nobody is skipped", () => {
    const visit = new Map<number, readonly string[]>();
    open(visit, people(9), 1);
    const left = people(9).filter((id) => id !== "m1");
    expect(open(visit, left, 2).ids).toEqual(["m3", "m4", "m5"]);
    expect(open(visit, left, 1).ids).toEqual(["m0", "m2", "m6"]);
    expect(open(visit, left, 3).ids).toEqual(["m7", "m8"]);
  });

  test("whose last page all have left ends on the page before", () => {
    const visit = new Map<number, readonly string[]>();
    open(visit, people(4), 1);
    expect(open(visit, people(4), 2)).toEqual({ page: 2, ids: ["m3"], last_page: 2 });
    expect(open(visit, people(3), 2)).toEqual({ page: 1, ids: ["m0", "m1", "m2"], last_page: 1 });
  });

  test("whose first pages all have left goes on where somebody is", () => {
    const visit = new Map<number, readonly string[]>();
    for (const page of [1, 2, 3]) open(visit, people(7), page);
    expect(open(visit, ["m6"], 2)).toEqual({ page: 3, ids: ["m6"], last_page: 3 });
  });

  test("of nobody has one empty page", () => {
    expect(open(new Map(), [], 7)).toEqual({ page: 1, ids: [], last_page: 1 });
  });
});

test("while people join, leave and change places, nobody is shown twice and nobody who stays is missed", () => {
  const change = fc.record({
    leaves: fc.nat({ max: 30 }),
    joins: fc.nat({ max: 3 }),
    moves: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 })), { maxLength: 5 }),
    ahead: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.nat({ max: 30 }), fc.array(change, { maxLength: 12 }), (count, changes) => {
      let fitting = people(count);
      const stayed = new Set(fitting);
      const visit = new Map<number, readonly string[]>();
      const seen = new Map<string, number>();
      const look = (asked: number) => {
        const { page, ids, last_page } = open(visit, fitting, asked);
        expect(ids.length === 0).toBe(fitting.length === 0);
        for (const id of ids) {
          expect(seen.get(id) ?? page, id).toBe(page);
          seen.set(id, page);
        }
        return last_page;
      };
      look(1);
      changes.forEach(({ leaves, joins, moves, ahead }, turn) => {
        stayed.delete(fitting[leaves] ?? "");
        fitting = fitting.filter((_, place) => place !== leaves);
        for (const n of people(joins)) fitting.splice(leaves, 0, `${n} of turn ${turn}`);
        for (const [from, to] of moves) fitting.splice(to, 0, ...fitting.splice(from, 1));
        look(1 + turn + ahead);
      });
      // Then they look at everything they have not opened yet.
      for (let page = 1; page <= look(page); page += 1) look(page);
      for (const id of stayed) expect([...seen.keys()]).toContain(id);
    }),
    { numRuns: 300 },
  );
});
