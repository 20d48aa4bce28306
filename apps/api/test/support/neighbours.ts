import { blockMember } from "@sanjog/contract/blocks";
import { endConnection, respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { respondToProposal, sendProposal } from "@sanjog/contract/proposals";
import { setAside } from "@sanjog/contract/set-aside";
import { addToShortlist } from "@sanjog/contract/shortlist";
import { as, type Caller } from "./caller.ts";
import { createComplete, createMan, type Details } from "./families.ts";
import { createMember, type Person } from "./people.ts";
import { canariesFor, ofStep } from "./private-fields.ts";
import type { TestApp } from "./test-app.ts";

/** A member with a value in every field that can be hidden. */
export type Owner = Person & { picture: string; gallery: readonly string[]; secrets: OwnerSecrets };

/** A viewer of an owner, named by the relation between the two. */
export type Neighbour = { viewer: Caller; owner: Owner };

type OwnerSecrets = Readonly<Record<string, string>>;

/** Strings that occur nowhere else in the database. */
function secretsOf(name: string): OwnerSecrets {
  const asha = name === "Asha";
  const mark = name.toLowerCase();
  return canariesFor(name, {
    dob: asha ? "1997-03-19" : "1996-08-23",
    blood_group: "ab_negative",
    instagram_link: `https://www.instagram.com/${mark}.of.the.farm`,
    facebook_link: `https://www.facebook.com/${mark}.of.the.farm`,
    reference_contact: asha ? "+919800012345" : "+919800054321",
    // Six digits alone could occur by chance in a timestamp of the log or in a profile number.
    pincode: asha ? "141987" : "141789",
    annual_income: "crore_2_to_5",
  });
}

async function createOwner(app: TestApp, name: string): Promise<Owner> {
  const secrets = secretsOf(name);
  const person = await createComplete(app, name, {
    personal: { ...ofStep("personal", secrets), reference: true, differently_abled: true },
    family: { ...ofStep("family", secrets), live_with_family: false },
    career: ofStep("career", secrets),
  });
  return { ...person, ...(await addPictures(app, person)), secrets };
}

/** Adds two gallery pictures; each stored size contains the name of its picture. */
async function addPictures({ deps, photos }: TestApp, { id: member_id }: Person) {
  const now = deps.now().getTime();
  const rows = [1, 2].map((nth) => ({ id: deps.random.id(), created_at: new Date(now + nth) }));
  const gallery = rows.map((row) => ({
    ...row,
    member_id,
    storage_key: deps.random.id(),
    kind: "gallery" as const,
  }));
  await deps.db.insertInto("pictures").values(gallery).execute();
  // Each file has its own random key in the store, as in the app, so that one key does not reveal another.
  const profile = deps.db
    .updateTable("pictures")
    .where("member_id", "=", member_id)
    .where("kind", "=", "profile");
  await profile.set({ storage_key: deps.random.id() }).execute();
  const all = await deps.db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .select(["id", "kind", "storage_key"])
    .execute();
  for (const { id, storage_key } of all) {
    for (const size of ["small", "card", "full"]) photos.kept.set(`${storage_key}-${size}`, Buffer.from(id));
  }
  return {
    picture: all.find(({ kind }) => kind === "profile")?.id ?? "",
    gallery: gallery.map(({ id }) => id),
  };
}

/** One viewer for every relation to an owner. Asha is the owner for all but one: Bani is the owner for her fiancé. */
export async function createNeighbours(app: TestApp) {
  const asha = await createOwner(app, "Asha");
  const bani = await createOwner(app, "Bani");
  const steps = stepsIn(app);
  const settle = async (name: string, owner: Owner, live: (viewer: Person) => Promise<unknown>, how = {}) => {
    const viewer = await createMan(app, name, how);
    await live(viewer);
    return { viewer, owner };
  };
  const near = (name: string, live: (viewer: Person) => Promise<unknown>, how: Details = {}) =>
    settle(name, asha, live, how);
  const { ask, answer, befriend, shortlist, aside, propose, respond, block } = steps;
  return {
    self: { viewer: asha, owner: asha },
    stranger: await near("Daljit", (viewer) => shortlist(viewer, asha)),
    private_stranger: await near("Ekam", (viewer) => shortlist(viewer, asha), {
      member: { public_profile: false },
    }),
    one_wish_apart: await near("Wazir", (viewer) => shortlist(viewer, asha), {
      preferences: { occupation: ["doctor"] },
    }),
    set_aside: await near("Uttam", async (viewer) => {
      await shortlist(viewer, asha);
      await aside(viewer, asha);
    }),
    set_aside_by_owner: await near("Vikram", async (viewer) => {
      await shortlist(viewer, asha);
      await aside(asha, viewer);
    }),
    pending_sent: await near("Fateh", async (viewer) => {
      await shortlist(viewer, asha);
      await aside(viewer, asha);
      await ask(viewer, asha);
    }),
    pending_received: await near("Gurdev", async (viewer) => {
      await shortlist(viewer, asha);
      await ask(asha, viewer);
    }),
    declined: await near("Harjit", async (viewer) => {
      await shortlist(viewer, asha);
      await answer(asha, await ask(viewer, asha), "rejected");
    }),
    rejected: await near("Inder", async (viewer) => {
      await shortlist(viewer, asha);
      await answer(viewer, await ask(asha, viewer), "rejected");
    }),
    connection: await near("Jagtar", (viewer) => befriend(viewer, asha)),
    ex_connection: await near("Kirpal", async (viewer) => {
      const id = await befriend(viewer, asha);
      await steps.part(asha, id);
    }),
    proposal_sent: await near("Lakhbir", async (viewer) => {
      await befriend(viewer, asha);
      await propose(viewer, asha);
    }),
    proposal_received: await near("Manjit", async (viewer) => {
      await befriend(viewer, asha);
      await propose(asha, viewer);
    }),
    matched: await settle("Nirmal", bani, async (viewer) => {
      await befriend(viewer, bani);
      await respond(bani, await propose(viewer, bani), "accepted");
    }),
    blocked_by_owner: await near("Onkar", async (viewer) => {
      await befriend(viewer, asha);
      await block(asha, viewer);
    }),
    blocker: await near("Paramjit", async (viewer) => {
      await befriend(viewer, asha);
      await block(viewer, asha);
    }),
    incomplete: {
      viewer: await createMember(app, "Ranbir", { gender: "male", profile_status: 0 }),
      owner: asha,
    },
    unverified: await near("Satnam", (viewer) => shortlist(viewer, asha), {
      member: { phone_verified_at: null },
    }),
    suspended: await near("Tarlok", async (viewer) => {
      await befriend(viewer, asha);
      const row = app.deps.db.updateTable("members").where("id", "=", viewer.id);
      await row.set({ profile_status: 6 }).execute();
    }),
    suspended_stranger: await near("Udham", async () => {}, { member: { profile_status: 6 } }),
    anonymous: { viewer: {}, owner: asha },
  } satisfies Record<string, Neighbour>;
}

export type NeighbourName = keyof Awaited<ReturnType<typeof createNeighbours>>;

/** The steps that members take through the endpoints. A refused step ends the test. */
function stepsIn(app: TestApp) {
  const done = <Data>({
    status,
    message,
    data,
  }: {
    status: number;
    message?: string | undefined;
    data: Data;
  }) => {
    if (status !== 200) throw new Error(`${status} ${message}`);
    return data;
  };
  const steps = {
    ask: async (from: Person, to: Person) =>
      done(await as(app, from).call(sendRequest, { body: { receiver_id: to.id } })).id,
    answer: async (who: Person, id: string, status: string) =>
      done(await as(app, who).call(respondToRequest, { params: { id }, body: { status } })),
    shortlist: async (who: Person, other: Person) =>
      done(await as(app, who).call(addToShortlist, { body: { favorite_user_id: other.id } })),
    aside: async (who: Person, other: Person) =>
      done(await as(app, who).call(setAside, { body: { set_aside_user_id: other.id } })),
    part: async (who: Person, id: string) => done(await as(app, who).call(endConnection, { params: { id } })),
    propose: async (from: Person, to: Person) =>
      done(await as(app, from).call(sendProposal, { body: { receiver_id: to.id } })).id,
    respond: async (who: Person, id: string, status: string) =>
      done(await as(app, who).call(respondToProposal, { params: { id }, body: { status } })),
    block: async (who: Person, other: Person) =>
      done(await as(app, who).call(blockMember, { body: { blocked_user_id: other.id } })),
  };
  return {
    ...steps,
    /** Shortlists, sends a request and accepts it; returns the id of the connection. */
    befriend: async (viewer: Person, owner: Person) => {
      await steps.shortlist(viewer, owner);
      const id = await steps.ask(viewer, owner);
      await steps.answer(owner, id, "accepted");
      return id;
    },
  };
}
