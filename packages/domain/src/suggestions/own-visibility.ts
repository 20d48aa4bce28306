import { type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";
import { mayMeet, type Presence } from "../privacy/visibility.ts";
import { strangers } from "../relations/relation.ts";
import { judgeSender } from "../relations/sender.ts";
import { maybeSuggested } from "./suggestable.ts";

/** The member's properties that decide how others see them and whether they may send requests. */
export type Standing = Presence & {
  /** Whether the member is old enough to marry by the law of the country of residence. */
  of_age: boolean;
  has_picture: boolean;
  /** Whether the service hides the member for maintenance. */
  under_maintenance: boolean;
};

/** Who finds a member: everyone in the suggestions, members by link or number, connections only, or nobody. */
export const reaches = ["everyone", "members", "connections", "nobody"] as const;
export type Reach = (typeof reaches)[number];

/**
 * What prevents a member from being found by everyone or from sending requests, the first to tell first: what others
 * must end, what the member can end with one button, then what the member chose.
 */
export const hindrances = [
  "leaving",
  "suspended",
  "incomplete",
  "maintenance",
  "held",
  "phone_unverified",
  "no_photo",
  "paused",
  "matched",
  "private",
  "under_age",
] as const;
export type Hindrance = (typeof hindrances)[number];

export type OwnVisibility = { reach: Reach; may_send: boolean; reasons: Hindrance[] };

/**
 * Returns how others see a member now, and why not everyone does. It adds no rule: the reach and each reason come from
 * `mayMeet`, `maybeSuggested` and `judgeSender`.
 */
export function ownVisibility(me: Standing): OwnVisibility {
  const reasons = hindrances.filter((hindrance) => isHindered(aspectOf(hindrance, me)));
  const settled = reasons.filter((reason) => settles.includes(reason));
  return {
    reach: reachOf(me),
    may_send: judgeSender(me).ok,
    reasons: settled.length > 0 ? settled.slice(0, 1) : reasons,
  };
}

/** What a member can supply on the spot before sending, in the order in which it is asked for. */
export const sendingGates = ["phone_unverified", "no_photo"] as const;
export type SendingGate = (typeof sendingGates)[number];

const harmless: readonly Hindrance[] = ["private", "under_age"];
const isGate = (reason: Hindrance): reason is SendingGate =>
  (sendingGates as readonly Hindrance[]).includes(reason);

/** Returns what the member must supply before sending; null where sending is possible, or forbidden for another reason. */
export function gateBeforeSending(reasons: readonly Hindrance[]): SendingGate | null {
  const obstacles = reasons.filter((reason) => !harmless.includes(reason));
  const gates = obstacles.filter(isGate);
  return gates.length === obstacles.length ? (gates[0] ?? null) : null;
}

/** With one of these, any other missing property makes no difference. */
const settles: readonly Hindrance[] = ["leaving", "suspended", "matched", "incomplete", "maintenance"];

function reachOf(me: Standing): Reach {
  const viewer = { complete: true };
  if (mayMeet(viewer, me, strangers)) return maybeSuggested(me) && me.of_age ? "everyone" : "members";
  return mayMeet(viewer, me, { ...strangers, connected: true }) ? "connections" : "nobody";
}

const unhindered: Standing = {
  profile_status: profileStatus.active,
  public_profile: true,
  complete: true,
  phone_verified: true,
  leaving: false,
  of_age: true,
  has_picture: true,
  under_maintenance: false,
};

/** Returns whether this property alone would hinder a member who has everything else. */
function isHindered(part: Partial<Standing>): boolean {
  const one = { ...unhindered, ...part };
  return reachOf(one) !== "everyone" || !judgeSender(one).ok;
}

const held = { profile_status: profileStatus.held };

const hindranceOf: Partial<Record<ProfileStatus, Hindrance>> = {
  [profileStatus.registering]: "incomplete",
  [profileStatus.held]: "held",
  [profileStatus.paused]: "paused",
  [profileStatus.matched]: "matched",
  [profileStatus.suspended]: "suspended",
};

/** Returns the property that a hindrance is about; nothing when the member's status is another. */
function aspectOf(hindrance: Hindrance, me: Standing): Partial<Standing> {
  const status = hindranceOf[me.profile_status] === hindrance ? { profile_status: me.profile_status } : {};
  switch (hindrance) {
    case "leaving":
      return { leaving: me.leaving };
    case "maintenance":
      return me.under_maintenance ? held : {};
    case "held":
      return me.under_maintenance ? {} : status;
    case "incomplete":
      return { ...status, complete: me.complete };
    case "phone_unverified":
      return { phone_verified: me.phone_verified };
    case "private":
      return { public_profile: me.public_profile };
    case "no_photo":
      return { has_picture: me.has_picture };
    case "under_age":
      return { of_age: me.of_age };
    default:
      return status;
  }
}
