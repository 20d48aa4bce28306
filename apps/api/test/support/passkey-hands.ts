import * as desk from "@sanjog/contract/staff";
import { expect } from "vitest";
import { createInvitation } from "../../src/staff/commands/invite.ts";
import { type Authenticator, type Faults, makePasskey, newAuthenticator, signWith } from "./authenticator.ts";
import { as } from "./caller.ts";
import { atDesk, codeNow, createStaff, type StaffPerson, staff_password, tokenSet } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

export type Session = { token: string };

/** Creates Gurmeet, a lead. No mail and no limit is left of an earlier test. */
export async function createPasskeyOwner(app: TestApp): Promise<StaffPerson> {
  await app.forgetLimits();
  await app.runJobs();
  app.mail.sent.length = 0;
  return createStaff(app, "Gurmeet", "lead");
}

/** What volunteers do with passkeys; who does it is Gurmeet, unless the call says otherwise. */
export function passkeyHands(scene: () => { app: TestApp; gurmeet: StaffPerson }) {
  const origin = () => new URL(scene().app.deps.config.publicUrl).origin;
  const begin = async ({ email }: { email: string } = scene().gurmeet): Promise<Session> => ({
    token:
      tokenSet(
        scene().app,
        await as(scene().app).call(desk.staffLogin, { body: { email, password: staff_password } }),
      ) ?? "",
  });
  const order = (session: Session, body: object) =>
    atDesk(scene().app, session).call(desk.beginPasskey, { body });
  const add = (session: Session, made: object, name = "My phone") =>
    atDesk(scene().app, session).call(desk.addPasskey, { body: { name, ...made } });
  const ask = (session: Session) => atDesk(scene().app, session).call(desk.askPasskey);
  const give = (session: Session, passkey: object) =>
    atDesk(scene().app, session).call(desk.staffSecondFactor, { body: { passkey } });
  const me = (session: Session) => atDesk(scene().app, session).call(desk.showDeskAccount);
  const list = async (session: Session) => (await atDesk(scene().app, session).call(desk.listPasskeys)).data;
  const remove = (session: Session, id: string, given: object) =>
    atDesk(scene().app, session).call(desk.removePasskey, { params: { id }, body: given });

  /** Adds a passkey to an account with an scene().app, and returns the phone. A code of the app works once. */
  async function withPasskey(who = scene().gurmeet, name = "My phone", counter = 0): Promise<Authenticator> {
    const phone = { ...newAuthenticator(), counter };
    scene().app.clock.pass({ minutes: 1 });
    const { data, status } = await order(who, { code: codeNow(scene().app, who) });
    expect(status).toBe(200);
    expect((await add(who, makePasskey(phone, data, origin()), name)).status).toBe(200);
    return phone;
  }

  /** Signs in with the password and this phone, and returns the answer to the second step. */
  async function signInWith(phone: Authenticator, faults: Faults = {}, who = scene().gurmeet) {
    const half = await begin(who);
    const { data } = await ask(half);
    return give(half, signWith(phone, data, origin(), faults));
  }

  /** Invites somebody and returns the session of the new account, which has no second factor. */
  async function invited(email: string): Promise<Session> {
    const invitation = { email, role: "moderator", locale: "en", invited_by: null } as const;
    const link = await scene().app.deps.tx((tx) =>
      createInvitation(scene().app.deps, tx, { who: "root", why: "a test" }, invitation),
    );
    const body = { token: link.split("#")[1], name: "Harleen", password: staff_password };
    return {
      token: tokenSet(scene().app, await as(scene().app).call(desk.acceptInvitation, { body })) ?? "",
    };
  }
  return { begin, order, add, ask, give, me, list, remove, withPasskey, signInWith, invited };
}
