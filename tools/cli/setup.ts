import { prepareBrowser } from "./browser.ts";
import { onStop, say } from "./child.ts";

onStop(1);

/** `npm run setup`: all that the other commands would fetch when they first need it, for a machine that goes offline. */
say(`Node ${process.versions.node}, the packages, and ${await prepareBrowser()} for the tests are here`);
