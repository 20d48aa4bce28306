import * as desk from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { sendServiceMessage } from "@sanjog/contract/help";
import { viewProfile } from "@sanjog/contract/view-profile";
import type { ServiceWish } from "@sanjog/domain/help/service-message";
import { as } from "./caller.ts";
import type { Person } from "./people.ts";
import { atDesk, type StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** What Asha writes to the desk. */
export const pressure_words = "CANARYWORDS they will take me to the village";

type Scene = { app: TestApp; asha: Person; balbir: Person; harpreet: StaffPerson };

/** What Asha asks of the desk, what Balbir sees of her, and what Harpreet, a lead, does. */
export function pressureHands(scene: () => Scene) {
  const ask = (wish: ServiceWish, text = pressure_words, who = scene().asha) =>
    as(scene().app, who).call(sendServiceMessage, { body: { wish, text } });
  const seen = async () =>
    (await as(scene().app, scene().balbir).call(viewProfile, { params: { id: scene().asha.id } })).status;
  const openCase = () =>
    scene()
      .app.deps.db.selectFrom("cases")
      .where("member_id", "=", scene().asha.id)
      .where("kind", "=", "pressure")
      .where("closed_at", "is", null)
      .select("id")
      .executeTakeFirst();
  const caseId = async () => (await openCase())?.id ?? "";
  const take = (id: string, who = scene().harpreet) =>
    atDesk(scene().app, who).call(desk.takeCase, { params: { id } });
  const decide = async (kind: "release" | "dismiss") => {
    const id = await caseId();
    await take(id);
    return atDesk(scene().app, scene().harpreet).call(decideCase, { params: { id }, body: { kind } });
  };
  return { ask, seen, openCase, caseId, take, decide };
}
