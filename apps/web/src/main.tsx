import type { Locale } from "@sanjog/i18n/locale";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
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

/** Option titles and messages come from the server in the reader's language: all answers are asked for again. */
function followLanguage(locale: Locale) {
  void client.invalidateQueries();
  void saveLanguage(locale).catch(() => undefined);
}

/** As a transition, so that a slow phone draws the first screen in small pieces and hears a tap in between. */
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
// The drawn header of index.html stays until the words are here, so nothing flashes.
if (root)
  loadTexts(currentLocale(), "common").then(
    () => start(root),
    () => start(root),
  );
// While one builds, files change under their names and must not be kept.
if (import.meta.env.PROD) startShellWorker();
