import { errorOfDesk, openDesk } from "../../accounts/commands/sign-up-desks.ts";
import { type Operator, readAs, record } from "../../audit/commands/record.ts";
import { auditHash, auditMark } from "../../audit/queries/audit-codes.ts";
import { decideByOperator } from "../../decisions/commands/by-operator.ts";
import { AppError } from "../../platform/app-error.ts";
import { correctProfile } from "../commands/correct-profile.ts";
import { endLoginsOf } from "../commands/keep-order.ts";
import type { OperatorDeps } from "../deps.ts";
import * as queries from "../queries.ts";
import { presentTable, presentThing } from "../views.ts";

import type { Call, Command, Commands } from "./command.ts";

const changesStatus = (
  does: string,
  kind: "hold" | "release" | "suspend" | "restore",
  needs: readonly (keyof Call)[] = [],
): Command => ({
  takes: "member",
  needs,
  does,
  run: async (deps, operator, call) => {
    const member_id = await queries.loadMemberId(deps, call.what);
    const reason = { en: call.en, pb: call.pb };
    const status = await decideByOperator(deps, operator, { kind, member_id, reason });
    return `${member_id} now has status ${status}.`;
  },
});

/** Commands about members: review, suspension, correction, logout and sign-up desks. */
export const membersCommands: Commands = {
  waiting: {
    takes: null,
    does: "lists the members whom nobody has reviewed yet, the held ones first",
    run: showWaiting,
  },
  member: { takes: "member", does: "shows one member", run: showMember },
  hold: changesStatus("hides a member until the review ends", "hold"),
  release: changesStatus("releases a held member; for any other member, records the review", "release"),
  suspend: changesStatus(
    "suspends a member; --en and --pb tell the member why, in both languages",
    "suspend",
    ["en", "pb"],
  ),
  reinstate: changesStatus("ends a suspension", "restore"),
  correct: {
    takes: "member",
    needs: ["to"],
    does: "corrects whom a profile is for: --to daughter, or --to myself,male",
    run: correct,
  },
  logout: {
    takes: "member",
    does: "ends every login of a member, or with the word everyone, of all",
    run: logOut,
  },
  "sign-up-desk": {
    takes: "address",
    needs: ["hours", "members"],
    does: "lets --members people sign up from one address or network for --hours, as at a desk of registration",
    run: openSignUpDesk,
  },
};

async function correct(deps: OperatorDeps, operator: Operator, { what, to }: Call): Promise<string> {
  const member_id = await queries.loadMemberId(deps, what);
  const ended = await correctProfile(deps, operator, member_id, to);
  return `${member_id} is corrected.${ended > 0 ? ` ${ended} requests and connections have ended with it.` : ""}`;
}

async function logOut(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const member_id = what === "everyone" ? null : await queries.loadMemberId(deps, what);
  const ended = await endLoginsOf(deps, operator, member_id);
  return `${ended === 1 ? "1 login has" : `${ended} logins have`} ended.`;
}

async function openSignUpDesk(
  deps: OperatorDeps,
  operator: Operator,
  { what, hours, members }: Call,
): Promise<string> {
  const desk = { network: what, hours: Number(hours), members: Number(members) };
  const fieldError = errorOfDesk(desk);
  if (fieldError) throw new AppError("invalid_fields", { sentence: fieldError });
  const until = await deps.tx(async (tx) => {
    await record(deps, tx, operator, { action: "open_sign_up_desk" });
    return openDesk(deps, tx, desk);
  });
  return `${members} people may sign up from ${what} until ${until.toISOString()}.`;
}

async function showWaiting(deps: OperatorDeps, operator: Operator): Promise<string> {
  const waiting = await readAs(deps, operator, { action: "list_waiting" }, queries.listWaiting);
  return presentTable(waiting, "Nobody waits.");
}

async function showMember(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const member_id = await queries.loadMemberId(deps, what);
  const found = await readAs(deps, operator, { action: "read_member", member_id }, (tx) =>
    queries.loadDossier(deps, tx, member_id),
  );
  const steps = Object.entries(found.steps).map(([name, step]) =>
    step ? presentThing(name, step) : `${name}: not there yet`,
  );
  const mark = { mark_in_audit: auditMark(auditHash(deps.config, member_id)) };
  return [
    presentThing("account", { ...found.account, ...mark }),
    ...steps,
    `pictures\n${presentTable(found.pictures, "none")}`,
    `reports\n${presentTable(found.reports, "none")}`,
  ].join("\n\n");
}
