import type { MemberProfile } from "@sanjog/contract/member-view";
import { changePrivacy } from "@sanjog/contract/privacy";
import { previewProfile, viewProfile } from "@sanjog/contract/view-profile";
import { audiences, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { patience_ms } from "../support/long-form.ts";
import { createNeighbours, type Neighbour } from "../support/neighbours.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let neighbours: Record<string, Neighbour>;
beforeAll(async () => {
  app = await createTestApp(areas);
  neighbours = await createNeighbours(app);
});
afterAll(() => app.close());

/** Returns the profile without what depends on one viewer: the relation, and the time in a home that has another time than theirs. */
function ofAnyViewer(profile: MemberProfile) {
  return { ...profile, relation: null, match: null, showActionButton: null, time_zones: [] };
}

test.each(["stranger", "connection"] as const)(
  "a member previews exactly the profile that a %s receives, for every audience of every item",
  async (viewer) => {
    const neighbour = neighbours[viewer];
    if (!neighbour) throw new Error(`nobody is ${viewer}`);
    const owner = as(app, neighbour.owner);
    for (const turn of audiences.keys()) {
      await app.forgetLimits();
      for (const [nth, privacy_id] of privacyItems.entries()) {
        const privacy_value = audiences[(nth + turn) % audiences.length];
        await owner.call(changePrivacy, { params: { privacy_id }, body: { privacy_value } });
      }
      const preview = await owner.call(previewProfile, { params: { viewer } });
      const real = await as(app, neighbour.viewer).call(viewProfile, { params: { id: neighbour.owner.id } });
      expect([preview.status, real.status]).toEqual([200, 200]);
      expect(ofAnyViewer(preview.data.data)).toStrictEqual(ofAnyViewer(real.data.data));
      expect(z.parse(previewProfile.reply, preview.data)).toStrictEqual(preview.data);
    }
  },
);

test("a preview names no relation, no match and no action", async () => {
  const { owner } = neighbours.connection ?? {};
  if (!owner) throw new Error("nobody is a connection");
  const { data } = await as(app, owner).call(previewProfile, { params: { viewer: "connection" } });
  expect(data.data).toMatchObject({
    relation: { connected: true, shortlisted: false, request: null, proposal: null, actions: [] },
    match: null,
    showActionButton: false,
  });
});

test("nobody previews as another kind of viewer, without a complete profile, or without a session", async () => {
  const preview = async (name: string, viewer: string) => {
    const answer = await as(app, neighbours[name]?.viewer ?? {}).call(previewProfile, { params: { viewer } });
    return answer.status;
  };
  expect(await preview("stranger", "owner")).toBe(404);
  expect(await preview("incomplete", "stranger")).toBe(403);
  expect(await preview("anonymous", "stranger")).toBe(401);
});
