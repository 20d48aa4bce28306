import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    closeNewTabs: () => Promise<void>;
  }
}

await commands.closeNewTabs();
