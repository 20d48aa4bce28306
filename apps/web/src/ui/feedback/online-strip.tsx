import { site } from "@sanjog/contract/site";
import { formatTime } from "@sanjog/i18n/format-time";
import { useQueryClient } from "@tanstack/react-query";
import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useLocale, useT } from "../../platform/locale.tsx";
import { type Connection, useConnection } from "../../platform/online.ts";
import { dropToast } from "../../platform/toast.tsx";
import { classes } from "../classes.ts";

/** How long to wait before another request to a server that did not answer. */
const pause_ms = { doubtful: 500, away: 5_000 };
const back_ms = 3_000;

/** A strip that stays below the header while the server cannot be reached; then it briefly says that it can again. */
export function OnlineStrip() {
  const t = useT("common");
  const { locale } = useLocale();
  const connection = useConnection();
  const is_back = useBriefly(connection);
  useTrying(connection);
  const is_away = connection.state === "away";
  const no_connection = t("failed.offline");
  useEffect(() => {
    if (is_back) dropToast(no_connection);
  }, [is_back, no_connection]);
  const { answered_at } = connection;
  return (
    <div role="status" className="online-strip">
      {(is_away || is_back) && (
        <div className={classes("strip", is_back && "strip-good")}>
          <p className="page-width strip-row">
            {is_away ? (
              <WifiOff aria-hidden="true" className="strip-icon" />
            ) : (
              <Wifi aria-hidden="true" className="strip-icon" />
            )}
            <span className="strip-words">
              <b>{t(is_away ? "network.away" : "network.back")}</b>{" "}
              {is_away &&
                (answered_at
                  ? t("network.loaded", { time: formatTime(locale, answered_at) })
                  : t("network.nothing_loaded"))}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Returns whether the connection has just come back. */
function useBriefly({ state }: Connection): boolean {
  const [before, setBefore] = useState(state);
  const [is_back, setBack] = useState(false);
  if (before !== state) {
    setBefore(state);
    if (state !== "doubtful") setBack(state === "online" && before === "away");
  }
  useEffect(() => {
    if (!is_back) return;
    const timer = setTimeout(() => setBack(false), back_ms);
    return () => clearTimeout(timer);
  }, [is_back]);
  return is_back;
}

/** Asks the server until it answers, and then loads again what could not be loaded. */
function useTrying({ state }: Connection): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state === "online") return;
    const timer = setInterval(() => {
      // Without a network the browser says itself when there is one again.
      if (navigator.onLine) void call(site, {}).catch(() => undefined);
    }, pause_ms[state]);
    return () => {
      clearInterval(timer);
      if (state === "away")
        void client.refetchQueries({ type: "active", predicate: (query) => query.state.status === "error" });
    };
  }, [state, client]);
}
