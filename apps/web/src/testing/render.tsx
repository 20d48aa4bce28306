import type { Locale } from "@sanjog/i18n/locale";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter, parsePath } from "react-router";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "../platform/locale.tsx";
import { createQueryClient, forgetWithToken } from "../platform/query-client.ts";
import { Toasts } from "../platform/toast.tsx";
import "../ui/styles/app.css";

type Setting = {
  locale?: Locale;
  path?: string;
  /** The router's key of this visit. Without it, all visits of a test file are to one page. */
  key?: string;
  state?: unknown;
  token?: string;
};

/** Renders a screen or a control as the app would: with language, server state, routes and toasts. */
export function renderScreen(
  screen: ReactNode,
  { locale = "pb", path = "/", key, state, token }: Setting = {},
) {
  localStorage.clear();
  localStorage.setItem("locale", locale);
  document.documentElement.lang = locale === "pb" ? "pa" : "en";
  if (token) localStorage.setItem("token", token);
  const client = createQueryClient();
  forgetWithToken(client);
  return render(
    <QueryClientProvider client={client}>
      <LocaleProvider>
        <MemoryRouter initialEntries={[{ ...parsePath(path), ...(key && { key }), state }]}>
          <Suspense fallback={null}>
            {screen}
            <Toasts />
          </Suspense>
        </MemoryRouter>
      </LocaleProvider>
    </QueryClientProvider>,
  );
}
