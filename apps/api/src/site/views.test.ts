import { expect, test } from "vitest";
import { testConfig } from "../../test/support/test-app.ts";
import { presentSite } from "./views.ts";

test.each([
  [{ GRIEVANCE_OFFICER_NAME_IN_PUNJABI: "ਗੁਰਮੀਤ ਕੌਰ" }, "ਗੁਰਮੀਤ ਕੌਰ"],
  [{}, "Gurmeet Kaur"],
])("with %o set, pages in Punjabi are given %s as the grievance officer", (set, pb) => {
  expect(presentSite(testConfig(set)).grievance_officer).toEqual({
    name: { en: "Gurmeet Kaur", pb },
    email: "officer@sanjog.test",
  });
});
