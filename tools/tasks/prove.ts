import { onStop, say } from "./child.ts";
import { findServer, withoutSite } from "./databases.ts";
import { runVitest } from "./suites.ts";
import { endWith } from "./tally.ts";

onStop(1);

/** The proofs at full length: every round, every step, every item apart. `npm run prove -- races` runs one of them. */
const wanted = process.argv.slice(2);
const places = (wanted.length > 0 ? wanted : [""]).map((name) => `apps/api/test/${name}`);
say("the proofs at full length take the better part of an hour on two cores");
const url = findServer();
const tally = await runVitest(
  "the proofs at full length",
  // One after the other: how long an answer takes is part of what is told.
  ["--project", "api", "--no-file-parallelism", "--silent=false", ...withoutSite(), ...places],
  { PROOFS: "long", TEST_DATABASE_URL: url },
);
endWith(tally);
