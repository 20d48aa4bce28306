import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetAddressDisputes } from "../address-disputes.ts";
import { forgetUnfinished } from "../commands/register.ts";
import { forgetDesks } from "../commands/sign-up-desks.ts";
import type { AccountDeps } from "../deps.ts";
import { forgetOldFailures } from "../login-limits.ts";
import { forgetMessages } from "../message-limits.ts";

/**
 * Deletes what accounts no longer need: old counts of messages and failed logins, disputes past their time, and
 * expired registrations.
 */
async function tidyAccounts(deps: AccountDeps): Promise<void> {
  await forgetMessages(deps);
  await forgetOldFailures(deps);
  await forgetDesks(deps);
  await forgetAddressDisputes(deps);
  await forgetUnfinished(deps, deps.db);
}

export const tidyAccountsJob: JobDefinition = {
  name: "tidy_accounts",
  schedule: nightly,
  run: tidyAccounts,
};
