export const hour = 3_600_000;
export const day = 24 * hour;

/** One action of a member. Members are numbered; a request or proposal is identified by its id. */
export type ModelAction =
  | {
      verb:
        | "ask"
        | "propose"
        | "block"
        | "unblock"
        | "shortlist"
        | "unshortlist"
        | "set_aside"
        | "bring_back";
      who: number;
      other: number;
    }
  | { verb: "accept_request" | "reject_request" | "cancel" | "unfriend"; who: number; id: string }
  | { verb: "accept" | "reject" | "revoke"; who: number; id: string };

export type ModelRequest = {
  id: string;
  from: number;
  to: number;
  state: "pending" | "accepted" | "rejected";
  answered: number;
};

export type ModelProposal = {
  id: string;
  tie: string;
  from: number;
  to: number;
  state: "open" | "accepted" | "rejected" | "revoked" | "lapsed" | "closed";
  sent: number;
};

/** The model's state, in a form that can be compared with the database. */
export type ModelState = {
  status: number[];
  requests: string[];
  proposals: string[];
  blocks: string[];
  shortlists: string[];
  set_aside: string[];
};

/**
 * The app once more, as a family would tell it: what stands between its members, and what each step answers.
 * Women are even and men odd; it shares no line with the rules it checks.
 */
export class ReferenceModel {
  now = 0;
  status: number[];
  /** The members whose profile is not public. */
  hidden = new Set<number>();
  requests: ModelRequest[] = [];
  proposals: ModelProposal[] = [];
  blocks = new Set<string>();
  shortlists = new Set<string>();
  /** The members whom a member has set aside, with the time. */
  aside = new Map<string, number>();
  /** A member who has sent or answered a request may still block the other after they hide. */
  dealt = new Set<string>();
  asked: { from: number; at: number }[] = [];

  constructor(members: number) {
    this.status = Array.from({ length: members }, () => 1);
  }

  copy(): ReferenceModel {
    return Object.assign(new ReferenceModel(0), structuredClone({ ...this }));
  }

  between(a: number, b: number) {
    return this.requests.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  }
  connected(a: number, b: number): boolean {
    return this.between(a, b)?.state === "accepted";
  }
  apart(a: number, b: number): boolean {
    return this.blocks.has(`${a} ${b}`) || this.blocks.has(`${b} ${a}`);
  }
  acts(member: number): boolean {
    return this.status[member] === 1;
  }
  sees(viewer: number, owner: number): boolean {
    if (viewer === owner) return true;
    if (this.apart(viewer, owner)) return false;
    if (this.connected(viewer, owner)) return true;
    const request = this.between(viewer, owner);
    const is_asked = request?.state === "pending" && request.to === viewer;
    return this.acts(owner) && (!this.hidden.has(owner) || is_asked);
  }
  open(from: number) {
    return this.proposals.find((proposal) => proposal.from === from && proposal.state === "open");
  }
  private met(a: number, b: number): void {
    this.dealt.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
  }
  private cut(a: number, b: number): void {
    const tie = this.between(a, b);
    this.requests = this.requests.filter((request) => request !== tie);
    this.proposals = this.proposals.filter((proposal) => proposal.tie !== tie?.id);
  }

  /** Advances time; a proposal without an answer lapses after a week. */
  liveUntil(now: number): void {
    this.now = now;
    for (const proposal of this.proposals) {
      if (proposal.state === "open" && now >= proposal.sent + 7 * day) proposal.state = "lapsed";
    }
  }

  isAside(viewer: number, owner: number): boolean {
    return (this.aside.get(`${viewer} ${owner}`) ?? -Infinity) > this.now - 30 * day;
  }

  /** Performs the action if it is allowed; returns the expected status. A new record gets the id `new_id`. */
  take(step: ModelAction, new_id: string): number {
    switch (step.verb) {
      case "ask":
        return this.ask(step.who, step.other, new_id);
      case "propose":
        return this.propose(step.who, step.other, new_id);
      case "block":
        return this.block(step.who, step.other);
      case "unblock":
        return this.blocks.delete(`${step.who} ${step.other}`) ? 200 : 404;
      case "shortlist":
      case "unshortlist":
        return this.shortlist(step.verb, step.who, step.other);
      case "set_aside":
      case "bring_back":
        return this.setAside(step.verb, step.who, step.other);
      case "accept":
      case "reject":
        return this.answerProposal(step.who, step.id, step.verb === "accept" ? "accepted" : "rejected");
      case "revoke":
        return this.revoke(step.who, step.id);
      default:
        return this.onRequest(step.verb, step.who, step.id);
    }
  }

  private ask(from: number, to: number, id: string): number {
    if (!this.acts(from)) return 403;
    if (!this.sees(from, to) || from % 2 === to % 2) return 404;
    const request = this.between(from, to);
    if (request && request.to === from && request.state !== "accepted") {
      this.settle(request, "accepted");
      this.aside.delete(`${from} ${to}`);
      return 200;
    }
    const again = request?.state === "rejected" && this.now >= request.answered + 30 * day;
    if (request && !again) return 422;
    if (this.asked.filter((each) => each.from === from && each.at > this.now - day).length >= 20) return 429;
    this.asked.push({ from, at: this.now });
    this.met(from, to);
    this.aside.delete(`${from} ${to}`);
    if (request) request.state = "pending";
    else this.requests.push({ id, from, to, state: "pending", answered: 0 });
    return 200;
  }
  private settle(request: ModelRequest, state: "accepted" | "rejected"): void {
    request.state = state;
    request.answered = this.now;
    this.met(request.from, request.to);
  }
  private onRequest(
    verb: "accept_request" | "reject_request" | "cancel" | "unfriend",
    who: number,
    id: string,
  ): number {
    const request = this.requests.find((each) => each.id === id && [each.from, each.to].includes(who));
    const other = request?.from === who ? request.to : request?.from;
    if (!request || other === undefined || !this.sees(who, other)) return 404;
    const couple = this.proposals.some(
      ({ from, to, state }) => state === "accepted" && [from, to].includes(who) && [from, to].includes(other),
    );
    if (verb === "unfriend" ? couple : this.status[other] === 5) return 422;
    if (!this.acts(who)) return 403;
    if (verb !== "unfriend" && who !== (verb === "cancel" ? request.from : request.to)) return 404;
    const from = {
      accept_request: ["pending", "rejected"],
      reject_request: ["pending"],
      cancel: ["pending"],
      unfriend: ["accepted"],
    }[verb];
    if (!from.includes(request.state)) return 422;
    if (verb !== "unfriend") this.aside.delete(`${who} ${other}`);
    if (verb === "accept_request" || verb === "reject_request") {
      this.settle(request, verb === "accept_request" ? "accepted" : "rejected");
    } else {
      this.met(who, other);
      this.cut(who, other);
    }
    return 200;
  }
  private shortlist(verb: "shortlist" | "unshortlist", who: number, other: number): number {
    if (!this.acts(who)) return 403;
    if (!this.sees(who, other)) return 404;
    const entry = `${who} ${other}`;
    if (verb === "unshortlist") return this.shortlists.delete(entry) ? 200 : 404;
    if (this.status[other] === 5 || this.shortlists.has(entry)) return 422;
    this.shortlists.add(entry);
    return 200;
  }
  private setAside(verb: "set_aside" | "bring_back", who: number, other: number): number {
    if (!this.acts(who)) return 403;
    if (!this.sees(who, other)) return 404;
    const entry = `${who} ${other}`;
    if (verb === "bring_back") return this.isAside(who, other) && this.aside.delete(entry) ? 200 : 404;
    if (who % 2 === other % 2) return 404;
    const request = this.between(who, other);
    const declined = request?.state === "rejected" && request.from === who;
    if (request && !(declined && this.now >= request.answered + 30 * day)) return 422;
    this.aside.set(entry, this.now);
    return 200;
  }
  private propose(from: number, to: number, id: string): number {
    if (!this.acts(from)) return 403;
    if (!this.sees(from, to)) return 404;
    const tie = this.between(from, to);
    if (tie?.state !== "accepted" || !this.acts(to) || this.open(from)) return 422;
    if (this.open(to)?.to === from) return 422;
    this.proposals.push({ id, tie: tie.id, from, to, state: "open", sent: this.now });
    return 200;
  }
  private answerProposal(who: number, id: string, state: "accepted" | "rejected"): number {
    const proposal = this.proposals.find((each) => each.id === id && each.to === who);
    if (!proposal || !this.sees(who, proposal.from)) return 404;
    if (proposal.state !== "open") return 422;
    if (state === "accepted" && !this.acts(proposal.from)) return 422;
    if (!this.acts(who)) return 403;
    proposal.state = state;
    if (state === "accepted") this.match(proposal.from, who);
    return 200;
  }
  private match(a: number, b: number): void {
    const theirs = ({ from, to }: { from: number; to: number }) =>
      [a, b].includes(from) || [a, b].includes(to);
    for (const proposal of this.proposals.filter(theirs)) {
      if (proposal.state === "open") proposal.state = "closed";
    }
    this.requests = this.requests.filter((request) => request.state !== "pending" || !theirs(request));
    for (const member of [a, b]) this.status[member] = 5;
  }
  private revoke(who: number, id: string): number {
    const proposal = this.proposals.find((each) => each.id === id && each.from === who);
    if (!proposal || !this.sees(who, proposal.to)) return 404;
    if (proposal.state !== "open" || this.now >= proposal.sent + day) return 422;
    if (!this.acts(who)) return 403;
    proposal.state = "revoked";
    return 200;
  }
  private block(who: number, other: number): number {
    if (who === other || this.blocks.has(`${who} ${other}`)) return 422;
    const dealt = this.dealt.has(`${Math.min(who, other)} ${Math.max(who, other)}`);
    if (!this.sees(who, other) && !dealt) return 404;
    const matched = this.proposals.some(
      ({ from, to, state }) => state === "accepted" && [from, to].includes(who) && [from, to].includes(other),
    );
    if (matched) for (const member of [who, other]) this.status[member] = 3;
    // A declined request stays in force after the block ends.
    if (this.between(who, other)?.state !== "rejected") this.cut(who, other);
    for (const entry of [`${who} ${other}`, `${other} ${who}`]) {
      this.shortlists.delete(entry);
      this.aside.delete(entry);
    }
    this.blocks.add(`${who} ${other}`);
    return 200;
  }

  state(): ModelState {
    const told = ({ from, to, state }: { from: number; to: number; state: string }) =>
      `${from} > ${to} ${state}`;
    return {
      status: [...this.status],
      requests: this.requests.map(told).sort(),
      proposals: this.proposals.map(told).sort(),
      blocks: [...this.blocks].sort(),
      shortlists: [...this.shortlists].sort(),
      set_aside: [...this.aside]
        .filter(([, at]) => at > this.now - 30 * day)
        .map(([entry]) => entry)
        .sort(),
    };
  }
}
