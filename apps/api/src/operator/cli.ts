import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { errorOfDesk, openDesk } from "../accounts/commands/sign-up-desks.ts";
import { remarkBlocks } from "../blocks/commands/block-marks.ts";
import { adoptStore } from "../photos/commands/bind-store.ts";
import { sweepAll } from "../photos/commands/sweep-pictures.ts";
import { AppError } from "../platform/app-error.ts";
import { index_id } from "../platform/crypto/field-cipher.ts";
import { allowTidy } from "../platform/jobs/tidy-night.ts";
import { findReport, listOpenReports } from "../reports/queries.ts";
import { eraseDue } from "../rights/commands/erase-members.ts";
import { findErased } from "../rights/queries.ts";
import { reconcileMatchCards } from "../suggestions/commands/reconcile-cards.ts";
import { auditHash, auditMark } from "./audit-codes.ts";
import * as status from "./commands/change-status.ts";
import { correctProfile } from "./commands/correct-profile.ts";
import { changePicture, closeReport, endLoginsOf } from "./commands/keep-order.ts";
import { type Operator, readAs, record } from "./commands/record.ts";
import type { OperatorDeps } from "./deps.ts";
import { rehashFields } from "./field-rehash.ts";
import { rotateFields } from "./field-rotation.ts";
import * as queries from "./queries.ts";
import { presentTable, presentThing } from "./views.ts";

/** The arguments of a command: `what` is the positional one, the others are options. */
export type Call = {
  what: string;
  en: string;
  pb: string;
  to: string;
  with: string;
  hours: string;
  members: string;
};

type Command = {
  /** What the positional argument names; null if the command takes none. */
  takes: string | null;
  optional?: boolean;
  needs?: readonly (keyof Call)[];
  /** The key that may differ from the one the database was written with, because the command replaces it. */
  changes?: typeof index_id;
  does: string;
  run(deps: OperatorDeps, operator: Operator, call: Call): Promise<string>;
};

const changesStatus = (
  does: string,
  change: (deps: OperatorDeps, operator: Operator, member_id: string, call: Call) => Promise<ProfileStatus>,
  needs: readonly (keyof Call)[] = [],
): Command => ({
  takes: "member",
  needs,
  does,
  run: async (deps, operator, call) => {
    const member_id = await queries.loadMemberId(deps, call.what);
    return `${member_id} now stands at status ${await change(deps, operator, member_id, call)}.`;
  },
});

/** The commands of `npm run operator --`, by name. */
export const commands: Readonly<Record<string, Command>> = {
  reports: { takes: null, does: "lists the open reports, the most urgent first", run: showReports },
  report: { takes: "number", does: "shows one report", run: showReport },
  resolve: { takes: "number", does: "closes a report; --why says what was done", run: resolve },
  waiting: {
    takes: null,
    does: "lists whom nobody has looked at yet, the held ones first",
    run: showWaiting,
  },
  member: { takes: "member", does: "shows one member", run: showMember },
  picture: {
    takes: "picture",
    needs: ["to"],
    does: "writes one picture to the file --to, or with --to - to the next program",
    run: savePicture,
  },
  hold: changesStatus("takes a member from sight until it was looked into", status.holdMember),
  release: changesStatus("lets a held member go on; of any other, notes the review", status.releaseMember),
  suspend: changesStatus(
    "shuts a member out; --en and --pb say why, to the member, in both languages",
    (deps, operator, id, { en, pb }) => status.suspendMember(deps, operator, id, { en, pb }),
    ["en", "pb"],
  ),
  reinstate: changesStatus("ends a suspension", status.reinstateMember),
  correct: {
    takes: "member",
    needs: ["to"],
    does: "corrects for whom a profile is: --to daughter, or --to myself,male",
    run: correct,
  },
  logout: {
    takes: "member",
    does: "ends every login of a member, or with the word everyone, of all",
    run: logOut,
  },
  hide: { takes: "picture", does: "hides a picture at once", run: (...all) => putPicture(true, ...all) },
  show: {
    takes: "picture",
    does: "shows a hidden picture again",
    run: (...all) => putPicture(false, ...all),
  },
  audit: { takes: "member", optional: true, does: "shows the audit log", run: showAudit },
  who: { takes: "name", does: "tells whom the log means by a `who`", run: showWho },
  "sign-up-desk": {
    takes: "address",
    needs: ["hours", "members"],
    does: "lets --members people sign up from one address or network for --hours, as at a desk of registration",
    run: openSignUpDesk,
  },
  "rotate-keys": {
    takes: null,
    does: "seals everything anew that is not sealed with the first of FIELD_KEYS",
    run: rotateKeys,
  },
  rehash: {
    takes: null,
    changes: index_id,
    does: "with every server stopped: makes the hashes of numbers anew, with the FIELD_INDEX_KEY at hand",
    run: rehash,
  },
  "adopt-store": {
    takes: null,
    does: "says that this database and this picture store belong together, where a server refuses to start on them",
    run: adopt,
  },
  sweep: {
    takes: null,
    does: "puts every picture that no row names into the trash, also more than the nightly job may",
    run: sweep,
  },
  "match-cards": {
    takes: null,
    does: "compares every match card with its profile and writes again what is wrong, as the nightly job does",
    run: healCards,
  },
  tidy: {
    takes: null,
    does: "lets the nightly job delete again what is old enough, after a clock that jumped was set right",
    run: tidy,
  },
  "erase-due": {
    takes: null,
    does: "erases all who left thirty days ago, also more than the nightly job may",
    run: eraseAllDue,
  },
  erased: {
    takes: "id",
    needs: ["with"],
    does: "opens the sealed log of one who left; --with names the second operator who is there",
    run: showErased,
  },
};

/** The command line is invalid; the message says why. */
export class UsageError extends Error {}

export type ParsedCommand = { name: string; call: Call; why: string; as: string };

const gurmukhi = /[\u0A00-\u0A7F]/;

const text = { type: "string", default: "" } as const;
const options = { why: text, as: text, en: text, pb: text, to: text, with: text, hours: text, members: text };

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Parses and checks the arguments before anything is opened. Returns null without a command or for `help`. Throws
 * `UsageError`.
 */
export function parseCommand(args: string[]): ParsedCommand | null {
  const [name, ...rest] = args;
  if (!name || name === "help") return null;
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage()}`);
  const { values, positionals } = parse(rest);
  const [what = "", ...more] = positionals;
  const { why, as, ...named } = values;
  const call = { what, ...named };
  const missing = (command.needs ?? []).find((option) => !call[option].trim());
  if (missing) throw new UsageError(`${name} needs --${missing}: it ${command.does}.`);
  if (!why.trim()) throw new UsageError("Say --why: it stands in the audit log. Name nobody in it.");
  if (command.takes && !command.optional && !what) throw new UsageError(`${name} needs a ${command.takes}.`);
  if (more.length > 0 || (what && !command.takes)) throw new UsageError(`What is ${more[0] ?? what}?`);
  if (command.needs?.includes("pb") && !gurmukhi.test(call.pb))
    throw new UsageError("--pb says why in Punjabi, in Gurmukhi script.");
  return { name, call, why: why.trim(), as: as.trim() };
}

export function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes, optional, does }]) => {
    const word = optional ? `[${takes}]` : `<${takes}>`;
    return `  ${(takes ? `${name} ${word}` : name).padEnd(22)} ${does}`;
  });
  return [
    'npm run operator -- <command> --why "…" [--as "your name"]',
    "",
    ...lines,
    "",
    "npm run operator -- check [--send]",
    "                         tries every setting for real; --send also mails the operators",
    "npm run operator -- failed <unit>",
    "                         mails the operators that a unit of systemd has failed",
    "",
    "A member is named by the id, the address of the profile page or its number, or by e-mail or telephone.",
    "Every command, also one that only reads, writes a line of the audit log.",
  ].join("\n");
}

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

async function showReports(deps: OperatorDeps, operator: Operator): Promise<string> {
  const reports = await readAs(deps, operator, { action: "list_reports" }, listOpenReports);
  const now = deps.now();
  const rows = reports.map(({ id, reason, member_id, reported_at, resolve_by }) => ({
    number: id,
    reason,
    member: member_id ?? "described in words",
    reported_at,
    resolve_by,
    late: resolve_by < now ? "LATE" : "",
  }));
  return presentTable(rows, "No report is open.");
}

async function showReport(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const id = what.toUpperCase();
  const entry = { action: "read_report", report_id: id } as const;
  const report = await readAs(deps, operator, entry, async (tx) => {
    const found = await findReport(tx, id);
    if (!found) throw new AppError("not_found", { sentence: `There is no report ${id}.` });
    return found;
  });
  return presentThing(`report ${id}`, report);
}

async function resolve(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const id = what.toUpperCase();
  await closeReport(deps, operator, id);
  return `Report ${id} is closed.`;
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

async function savePicture(deps: OperatorDeps, operator: Operator, { what, to }: Call): Promise<string> {
  const { member_id, storage_key } = await queries.loadPictureFile(deps.db, what);
  const entry = { action: "read_picture", member_id } as const;
  await readAs(deps, operator, entry, async () => undefined);
  const bytes = await deps.photos.get(`${storage_key}-full`);
  if (!bytes) throw new AppError("not_found", { sentence: "The store does not have this picture." });
  if (to === "-") {
    process.stdout.write(bytes);
    return "";
  }
  const file = path.resolve(to);
  await writeFile(file, bytes, { mode: 0o600, flag: "wx" });
  return `The picture is in ${file}. Remove it when you have seen it.`;
}

async function putPicture(
  hidden: boolean,
  deps: OperatorDeps,
  operator: Operator,
  { what }: Call,
): Promise<string> {
  await changePicture(deps, operator, what, hidden);
  return hidden ? "The picture is hidden." : "The picture is shown again.";
}

async function showAudit(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  // The id of an erased member is no longer in the database, but the audit log still has lines about it.
  const member_id = what ? await queries.loadMemberId(deps, what).catch(() => what) : null;
  const lines = await readAs(deps, operator, { action: "read_audit", member_id }, (tx) =>
    queries.listAudit(deps, tx, member_id),
  );
  const rows = lines.map(({ whom_hash, report_id, at, who, action, why }) => ({
    at,
    who,
    action,
    about: report_id ?? auditMark(whom_hash),
    why,
  }));
  return presentTable(rows, "Nothing is written.");
}

async function showWho(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const member_id = await deps.tx(async (tx) => {
    const found = await queries.findByLogName(deps, tx, what);
    await record(deps, tx, operator, { action: "read_log_name", member_id: found });
    return found;
  });
  return member_id ?? "The log means nobody who is still here by this name.";
}

async function rotateKeys(deps: OperatorDeps, operator: Operator): Promise<string> {
  const done = await rotateFields(deps);
  await readAs(deps, operator, { action: "rotate_keys" }, async () => undefined);
  const lost = done.some(({ unopenable }) => unopenable > 0);
  const end = lost
    ? "What no key opens stays as it is, and the old keys are still needed."
    : `Everything is sealed with ${deps.fields.key_id}; the other keys may leave FIELD_KEYS.`;
  return `${presentTable(done, "")}\n${end}`;
}

async function rehash(deps: OperatorDeps, operator: Operator): Promise<string> {
  let ended = 0;
  const sum = await rehashFields(deps, async (tx) => {
    ended = await remarkBlocks(deps, tx);
  });
  await readAs(deps, operator, { action: "rehash" }, async () => undefined);
  const lost = ended > 0 ? ` ${ended} blocks on people who have left follow nobody any more.` : "";
  return `${sum} numbers are found by the new key.${lost} Start every server with it.`;
}

async function adopt(deps: OperatorDeps, operator: Operator): Promise<string> {
  await readAs(deps, operator, { action: "adopt_store" }, (tx) => adoptStore(deps, tx));
  return "Database and picture store carry the same new id: servers start on them. Nothing is swept for a day.";
}

async function sweep(deps: OperatorDeps, operator: Operator): Promise<string> {
  await readAs(deps, operator, { action: "sweep_pictures" }, async () => undefined);
  return presentThing("swept", await sweepAll(deps));
}

async function healCards(deps: OperatorDeps, operator: Operator): Promise<string> {
  await readAs(deps, operator, { action: "reconcile_match_cards" }, async () => undefined);
  return presentThing("match cards", await reconcileMatchCards(deps));
}

async function tidy(deps: OperatorDeps, operator: Operator): Promise<string> {
  await readAs(deps, operator, { action: "tidy" }, (tx) => allowTidy(tx, deps.now()));
  return "The nightly job deletes again what is old enough by this machine's clock, from the next night on.";
}

async function eraseAllDue(deps: OperatorDeps, operator: Operator): Promise<string> {
  await readAs(deps, operator, { action: "erase_due" }, async () => undefined);
  return `${await eraseDue(deps)} members are erased.`;
}

async function showErased(deps: OperatorDeps, operator: Operator, call: Call): Promise<string> {
  const two = { ...operator, who: `${operator.who}, with ${call.with}` };
  await readAs(deps, two, { action: "read_erased", member_id: call.what }, async () => undefined);
  const found = await findErased(deps, call.what);
  if (found.length === 0) return "Nobody with this id left within a year.";
  return found.map((log) => presentThing("sealed log", log)).join("\n\n");
}
