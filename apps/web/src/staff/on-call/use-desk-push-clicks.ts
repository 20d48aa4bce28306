import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isDeskPath } from "../../platform/desk-path.ts";

/** Goes to the case whose notification was tapped, in a page of the desk that is open already. */
export function useDeskPushClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const obey = ({ data }: MessageEvent<{ open_at_desk?: string } | null>) => {
      const path = data?.open_at_desk;
      if (path && isDeskPath(new URL(path, location.origin).pathname)) void navigate(path);
    };
    worker?.addEventListener("message", obey);
    return () => worker?.removeEventListener("message", obey);
  }, [navigate]);
}
