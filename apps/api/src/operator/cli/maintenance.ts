import { eraseDue } from "../../account-lifecycle/commands/erase-members.ts";
import { type Operator, readAs, record } from "../../audit/commands/record.ts";
import { remarkBlocks } from "../../blocks/commands/block-marks.ts";
import { adoptStore } from "../../photos/commands/bind-store.ts";
import { sweepAll } from "../../photos/commands/sweep-pictures.ts";
import { index_id } from "../../platform/crypto/field-cipher.ts";
import { allowTidy } from "../../platform/jobs/tidy-night.ts";
import { reconcileMatchCards } from "../../suggestions/commands/reconcile-cards.ts";
import type { OperatorDeps } from "../deps.ts";
import { rehashFields } from "../field-rehash.ts";
import { rotateFields } from "../field-rotation.ts";
import { presentTable, presentThing } from "../views.ts";

import type { Commands } from "./command.ts";

/** Commands that maintain the database, its keys and the picture store. */
export const maintenanceCommands: Commands = {
  "rotate-keys": {
    takes: null,
    does: "encrypts again everything that is not encrypted with the first of FIELD_KEYS",
    run: rotateKeys,
  },
  rehash: {
    takes: null,
    changes: index_id,
    does: "with every server stopped: computes the hashes of numbers again with the current FIELD_INDEX_KEY",
    run: rehash,
  },
  "adopt-store": {
    takes: null,
    does: "declares that this database and this picture store belong together when a server refuses to start on them",
    run: adopt,
  },
  sweep: {
    takes: null,
    does: "puts every picture that no row names into the trash, also more than the nightly job may",
    run: sweep,
  },
  "match-cards": {
    takes: null,
    does: "compares every match card with its profile and corrects what differs, as the nightly job does",
    run: healCards,
  },
  tidy: {
    takes: null,
    does: "lets the nightly job delete old rows again, after a wrong clock was corrected",
    run: tidy,
  },
  "erase-due": {
    takes: null,
    does: "erases all accounts deleted thirty days ago, also more than the nightly job may",
    run: eraseAllDue,
  },
};

async function rotateKeys(deps: OperatorDeps, operator: Operator): Promise<string> {
  const done = await rotateFields(deps);
  await readAs(deps, operator, { action: "rotate_keys" }, async () => undefined);
  const lost = done.some(({ unopenable }) => unopenable > 0);
  const end = lost
    ? "What no key decrypts stays as it is, and the old keys are still needed."
    : `Everything is encrypted with ${deps.fields.key_id}; the other keys may leave FIELD_KEYS.`;
  return `${presentTable(done, "")}\n${end}`;
}

async function rehash(deps: OperatorDeps, operator: Operator): Promise<string> {
  let ended = 0;
  const sum = await rehashFields(deps, async (tx) => {
    ended = await remarkBlocks(deps, tx);
  });
  await readAs(deps, operator, { action: "rehash" }, async () => undefined);
  const lost = ended > 0 ? ` ${ended} blocks on erased members now apply to nobody.` : "";
  return `${sum} numbers are found by the new key.${lost} Start every server with it.`;
}

async function adopt(deps: OperatorDeps, operator: Operator): Promise<string> {
  await deps.tx.once(async (tx) => {
    await record(deps, tx, operator, { action: "adopt_store" });
    await adoptStore(deps, tx);
  });
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
  const { erased, failed } = await eraseDue(deps);
  const left =
    failed > 0 ? ` ${failed} could not be erased: the log says why, and the next night tries again.` : "";
  return `${erased} members are erased.${left}`;
}
