import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import { criteriaMet, type MatchFacts } from "@sanjog/domain/suggestions/criteria";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { type Random, randomFrom } from "./chance.ts";
import { matched_at } from "./crowd.ts";
import type { SeedPerson } from "./person.ts";

export type SeedRequest = {
  sender: string;
  receiver: string;
  status: RequestStatus;
  sent_days_ago: number;
  answered_days_ago: number | null;
};

export type SeedProposal = Omit<SeedRequest, "status"> & {
  status: Extract<ProposalStatus, "open" | "accepted" | "rejected" | "lapsed">;
};

/** The relations between members, by the keys of the people. */
export type SeedRelations = {
  requests: SeedRequest[];
  proposals: SeedProposal[];
  shortlist: { owner: string; member: string }[];
  blocks: { blocker: string; blocked: string }[];
};

/** Gathers relations; one request a pair, and nothing beside a block. */
class Gathering {
  readonly relations: SeedRelations = { requests: [], proposals: [], shortlist: [], blocks: [] };
  readonly #taken = new Set<string>();

  isFree(a: SeedPerson, b: SeedPerson): boolean {
    return !this.#taken.has(pairOf(a, b));
  }

  keepApart(a: SeedPerson, b: SeedPerson): void {
    this.#taken.add(pairOf(a, b));
  }

  request(sender: SeedPerson, receiver: SeedPerson, status: RequestStatus, days_ago: number): void {
    if (!this.isFree(sender, receiver)) return;
    this.keepApart(sender, receiver);
    const known_for = Math.min(sender.account.joined_days_ago, receiver.account.joined_days_ago);
    const sent_days_ago = Math.max(1, Math.min(days_ago, known_for - 1));
    this.relations.requests.push({
      sender: sender.key,
      receiver: receiver.key,
      status,
      sent_days_ago,
      answered_days_ago: status === "pending" ? null : Math.max(0, sent_days_ago - 1),
    });
  }

  /** Between connections alone, and one open proposal a sender; days are counted from today. */
  propose(sender: SeedPerson, receiver: SeedPerson, status: SeedProposal["status"], days_ago: number): void {
    const { requests, proposals } = this.relations;
    const pair = pairOf(sender, receiver);
    const connection = requests.find(
      (request) =>
        request.status === "accepted" && [request.sender, request.receiver].sort().join(" ") === pair,
    );
    const waits = proposals.some((known) => known.status === "open" && known.sender === sender.key);
    if (!connection || (status === "open" && waits)) return;
    const sent_days_ago = Math.min(days_ago, connection.answered_days_ago ?? 0);
    const answered_days_ago = Math.max(0, sent_days_ago - (status === "lapsed" ? 7 : 1));
    proposals.push({
      sender: sender.key,
      receiver: receiver.key,
      status,
      sent_days_ago,
      answered_days_ago: status === "open" ? null : answered_days_ago,
    });
  }

  shortlist(owner: SeedPerson, member: SeedPerson): void {
    const known = this.relations.shortlist.some(
      (entry) => entry.owner === owner.key && entry.member === member.key,
    );
    if (!known) this.relations.shortlist.push({ owner: owner.key, member: member.key });
  }

  block(blocker: SeedPerson, blocked: SeedPerson): void {
    if (!this.isFree(blocker, blocked)) return;
    this.keepApart(blocker, blocked);
    this.relations.blocks.push({ blocker: blocker.key, blocked: blocked.key });
  }
}

const pairOf = (a: SeedPerson, b: SeedPerson) => [a.key, b.key].sort().join(" ");

export function factsOf({ personal, family, career }: SeedPerson): MatchFacts | null {
  if (!personal || !family || !career) return null;
  return { ...personal, ...family, ...career, height_inches: inchesFrom(personal.height) };
}

/** How many wishes of either about the other are met. */
function fit(a: SeedPerson, b: SeedPerson, now: Date): number {
  const met = (from: SeedPerson, to: SeedPerson) => {
    const facts = factsOf(to);
    return from.preferences && facts ? criteriaMet(from.preferences, facts, now).length : 0;
  };
  return met(a, b) + met(b, a);
}

/** Who may send and be sent to: active, verified, with a picture, open to all. */
function isOpen({ account, portrait, preferences }: SeedPerson): boolean {
  return (
    mayAct(account.profile_status) &&
    account.phone_verified &&
    account.public_profile &&
    portrait &&
    preferences !== null
  );
}

/** Members of the crowd whom a demo account might know, the best fit first. */
function acquaintances(owner: SeedPerson, crowd: readonly SeedPerson[], now: Date): SeedPerson[] {
  return crowd
    .filter((person) => person.account.gender !== owner.account.gender)
    .map((person) => ({ person, fit: fit(owner, person, now) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ person }) => person);
}

/** What came of the proposals that demo accounts sent. */
const own_proposals: Partial<Record<string, Pick<SeedProposal, "status"> & { days_ago: number }>> = {
  asha: { status: "rejected", days_ago: 4 },
  balbir: { status: "open", days_ago: 0 },
  charan: { status: "lapsed", days_ago: 9 },
};

/** Gives a demo account something in every list. */
function fillLists(
  gathering: Gathering,
  owner: SeedPerson,
  known: readonly SeedPerson[],
  sends: boolean,
): void {
  const rest = known.filter((person) => gathering.isFree(owner, person)).values();
  const next = (link: (person: SeedPerson) => void, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      const { value } = rest.next();
      if (value) link(value);
    }
  };
  next((person) => gathering.shortlist(owner, person), 2);
  next((person) => gathering.request(person, owner, "pending", 2), 3);
  next((person) => {
    gathering.request(person, owner, "accepted", 12);
    gathering.propose(person, owner, "open", 2);
  });
  next((person) => gathering.request(person, owner, "rejected", 20));
  next((person) => gathering.shortlist(person, owner), 2);
  if (sends) {
    next((person) => gathering.request(owner, person, "pending", 3), 2);
    next((person) => {
      gathering.request(owner, person, "accepted", 30);
      const own = own_proposals[owner.key];
      if (own) gathering.propose(owner, person, own.status, own.days_ago);
    });
  }
  next((person) => gathering.block(owner, person));
  next((person) => gathering.block(person, owner));
  if (sends) {
    // Families who fit best rarely say no.
    next(() => undefined, 12);
    next((person) => gathering.request(owner, person, "rejected", 6));
    next((person) => gathering.request(owner, person, "rejected", 45));
  }
}

/** How many profiles each man of the crowd has looked at. */
const seen_each = 30;

function fillCrowd(gathering: Gathering, crowd: readonly SeedPerson[], random: Random, now: Date): void {
  const womenOfCrowd = crowd.filter(({ account }) => account.gender === "female");
  for (const man of crowd.filter(({ account }) => account.gender === "male")) {
    const seen = random.some(womenOfCrowd, seen_each);
    const fitting = seen.filter((woman) => fit(man, woman, now) >= criteria.length * 2 - 2);
    for (const woman of random.some(fitting, random.between(0, 3))) {
      const status = random.weigh<RequestStatus>([
        ["pending", 45],
        ["accepted", 35],
        ["rejected", 20],
      ]);
      const [sender, receiver] = random.maybe(0.6) ? [man, woman] : [woman, man];
      gathering.request(sender, receiver, status, random.between(1, 60));
    }
    for (const woman of random.some(fitting, random.between(0, 2))) gathering.shortlist(man, woman);
    if (random.maybe(0.06) && fitting[0]) gathering.block(random.pick(fitting), man);
  }
}

/** All relations of the demo community; between the first two accounts there is nothing yet. */
export function createRelations(people: readonly SeedPerson[], now: Date): SeedRelations {
  const gathering = new Gathering();
  const known = new Map(people.map((person) => [person.key, person]));
  const person = (key: string) => {
    const found = known.get(key);
    if (!found) throw new Error(`the seed has no ${key}`);
    return found;
  };
  gathering.keepApart(person("asha"), person("balbir"));
  gathering.request(person("charan"), person("asha"), "accepted", 25);
  gathering.request(person("asha"), person("ekam"), "accepted", 40);
  gathering.request(person("gurleen"), person("balbir"), "pending", 4);
  gathering.request(person("lakhvir"), person("manpreet"), "accepted", 50);
  gathering.propose(person("lakhvir"), person("manpreet"), "accepted", 20);
  for (const at of matched_at) {
    const [man, woman] = [at, at + 1].map((place) => person(`member-${String(place + 1).padStart(3, "0")}`));
    if (!man || !woman) continue;
    gathering.request(man, woman, "accepted", 60);
    gathering.propose(man, woman, "accepted", 15);
  }
  const crowd = people.filter(({ key }) => key.startsWith("member-")).filter(isOpen);
  for (const key of ["asha", "balbir", "charan", "deepa", "navneet", "gurleen", "jasdeep"]) {
    const owner = person(key);
    fillLists(gathering, owner, acquaintances(owner, crowd, now), owner.portrait);
  }
  fillCrowd(gathering, crowd, randomFrom("relations"), now);
  return gathering.relations;
}
