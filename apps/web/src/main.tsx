import type { Locale } from "@sanjog/i18n/locale";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { isDeskPath } from "./platform/desk-path.ts";
import { watchEarlyAnswers } from "./platform/early-answers.ts";
import { currentLocale, LocaleProvider, loadTexts } from "./platform/locale.tsx";
import { linkManifest } from "./platform/manifest.ts";
import { createQueryClient, forgetWithToken } from "./platform/query-client.ts";
import { saveLanguage } from "./platform/save-language.ts";
import { startShellWorker } from "./platform/shell-worker.ts";
import { App } from "./routes.tsx";
import "./ui/styles/app.css";

const client = createQueryClient();
forgetWithToken(client);
watchEarlyAnswers();
linkManifest();

/**
 * Option titles and messages come from the server in the reader's language, so a change of language reloads all
 * queries.
 */
function followLanguage(locale: Locale) {
  void client.invalidateQueries();
  // At the desk the choice is not the member's, who may use the same browser.
  if (!isDeskPath(location.pathname)) void saveLanguage(locale).catch(() => undefined);
}

/**
 * Renders as a transition, so that a slow phone draws the first screen in small pieces and can handle taps in between.
 */
function start(root: HTMLElement) {
  const page = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <LocaleProvider onChange={followLanguage}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </LocaleProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const made = createRoot(root);
  startTransition(() => made.render(page));
}

const root = document.getElementById("root");
// The static header of index.html stays until the texts are loaded, so that nothing flashes.
if (root)
  loadTexts(currentLocale(), "common").then(
    () => start(root),
    () => start(root),
  );
// During development files change without changing their names, so the service worker must not cache them.
if (import.meta.env.PROD) startShellWorker();
