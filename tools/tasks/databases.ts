import { globSync } from "node:fs";
import { missingForSite } from "../../apps/api/test/support/proxy.ts";
import { say } from "./child.ts";
import { excluding, of_a_site } from "./test-lists.ts";

const debian_servers = "/usr/lib/postgresql/*/bin/initdb";

/** Returns the server that tests may use: the one that was named, else the machine's own; none where there is none. */
export function findServer(): string | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (!url && globSync(debian_servers).length === 0) {
    say("!!! NO POSTGRESQL SERVER WAS FOUND. The server's tests run on the embedded database only.");
    say("!!! Install Debian's package postgresql, or set TEST_DATABASE_URL, to run them on a server too.");
    return undefined;
  }
  // `debian` lets the tests start the machine's own server in a temporary folder.
  return url || "debian";
}

/** Leaves out what this machine cannot run, and says so loudly. */
export function withoutSite(): string[] {
  const missing = missingForSite();
  if (missing.length === 0) return [];
  say(`!!! SEVERAL PROCESSES BEHIND A PROXY ARE NOT TESTED: there is no ${missing.join(", no ")}.`);
  say("!!! Install Debian's packages nginx-light, postgresql and openssl to test them.");
  return excluding(of_a_site);
}
