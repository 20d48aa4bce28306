import type { Area } from "../platform/area.ts";
import { readWhatsAppTextJob } from "./jobs/read-whatsapp-text.ts";
import { tidyAccountsJob } from "./jobs/tidy-accounts.ts";
import { undeliveredCodeJob } from "./jobs/undelivered-code.ts";
import { addressRoutes } from "./routes/addresses.ts";
import { loginRoutes, passwordRoutes } from "./routes/login.ts";
import { openMailPages } from "./routes/mail-pages.ts";
import { memberRoutes } from "./routes/member.ts";
import { signUpRoutes } from "./routes/sign-up.ts";
import { codeRoutes, statusRoutes } from "./routes/verification.ts";

export const accountsArea: Area = {
  name: "accounts",
  routes(app, deps) {
    signUpRoutes(app, deps);
    statusRoutes(app, deps);
    codeRoutes(app, deps);
    addressRoutes(app, deps);
    loginRoutes(app, deps);
    passwordRoutes(app, deps);
    memberRoutes(app, deps);
    void openMailPages(app, deps);
  },
  jobs: [readWhatsAppTextJob, undeliveredCodeJob, tidyAccountsJob],
};
