import { expect, test } from "vitest";
import { mayReadPunjabi } from "./language-offer.ts";

test.each<[string[], string, boolean]>([
  [["pa-IN", "en"], "Europe/London", true],
  [["en-GB", "pa"], "America/Vancouver", true],
  [["pa-Guru-IN"], "UTC", true],
  [["en-IN", "hi"], "Asia/Kolkata", true],
  [["en"], "Asia/Calcutta", true],
  [["en-GB"], "Europe/London", false],
  [["pap", "en"], "America/Curacao", false],
  [[], "UTC", false],
])("a browser in %j at %s is offered Punjabi: %s", (languages, time_zone, offered) => {
  expect(mayReadPunjabi(languages, time_zone)).toBe(offered);
});
