import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSiteInfo } from "../platform/site-info.ts";
import { currentToken } from "../platform/token.ts";
import { isUnanswered, keepPushOn, readPushState, turnPushOff, turnPushOn } from "./push.ts";
import type { PushState } from "./push-state.ts";

const state_key = ["push_state"] as const;

/** Returns the state of push in this browser, null while it is loading, and the functions to turn it on and off. */
export function usePush(): {
  state: PushState | null;
  /** Whether the browser has not asked the member for permission yet. */
  unanswered: boolean;
  turnOn: () => Promise<PushState>;
  turnOff: () => Promise<void>;
} {
  const client = useQueryClient();
  const site = useSiteInfo();
  const key = site?.push_public_key ?? null;
  const { data } = useQuery({
    queryKey: [...state_key, key],
    queryFn: () => readPushState(key),
    enabled: site !== null,
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: state_key });
  return {
    state: data ?? null,
    unanswered: isUnanswered(),
    turnOn: async () => {
      const state = await turnPushOn(key ?? "");
      await refresh();
      return state;
    },
    turnOff: async () => {
      await turnPushOff();
      await refresh();
    },
  };
}

/** Keeps the server's copy of the subscription current while a member is logged in, and unsubscribes at the logout. */
export function usePushUpkeep(): void {
  const navigate = useNavigate();
  const key = useSiteInfo()?.push_public_key ?? null;
  useEffect(() => {
    void keepPushOn(key);
  }, [key]);
  useEffect(
    () => () => {
      if (currentToken() === null) void turnPushOff();
    },
    [],
  );
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const obey = ({ data }: MessageEvent) => {
      if (data === "open_notices") void navigate("/notifications");
      if (data === "open_suggestions") void navigate("/suggestion");
    };
    worker?.addEventListener("message", obey);
    return () => worker?.removeEventListener("message", obey);
  }, [navigate]);
}
