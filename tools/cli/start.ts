import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";
import { buildWeb, isBuilt } from "./build-web.ts";
import { at, onStop, say } from "./child.ts";
import { seedIfEmpty, wantsDemo } from "./seed.ts";
import { server_flags, supervise } from "./supervisor.ts";

onStop();
if (!isBuilt() && !(await buildWeb())) {
  say("the pages could not be built: the lines above say why");
  process.exit(1);
}
if (!(await seedIfEmpty())) {
  say("the demo community could not be made: the lines above say why");
  process.exit(1);
}
if (wantsDemo()) {
  // The drawn people are of this community, so the first page names it.
  process.env.COMMUNITY ??= "Namdhari";
  process.env.COMMUNITY_IN_PUNJABI ??= "ਨਾਮਧਾਰੀ";
  // Invented, and they say so, so that nobody takes the demo for a service that is in use.
  process.env.OPERATOR ??= "Sanjog Sewa Society (invented), 1 Example Road, Ludhiana";
  process.env.OPERATOR_IN_PUNJABI ??= "ਸੰਜੋਗ ਸੇਵਾ ਸੁਸਾਇਟੀ (ਅਸਲੀ ਨਹੀਂ), 1 ਨਮੂਨਾ ਰੋਡ, ਲੁਧਿਆਣਾ";
  process.env.HELPLINE_NAME ??= "Balwinder Kaur";
  process.env.HELPLINE_NAME_IN_PUNJABI ??= "ਬਲਵਿੰਦਰ ਕੌਰ";
  process.env.REPORTS_NAME ??= "Gurdial Singh";
  process.env.REPORTS_NAME_IN_PUNJABI ??= "ਗੁਰਦਿਆਲ ਸਿੰਘ";
  const two = demoAccounts.slice(0, 2).map(({ email }) => email);
  say(`demo accounts: ${two.join(", ")} and more in README.md; the password of each is ${demo_password}`);
}
say("starting the server (Ctrl-C stops it)");
process.exit(await supervise([...server_flags, at("apps/api/src/main.ts")]));
