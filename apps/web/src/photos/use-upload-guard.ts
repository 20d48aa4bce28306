import { useEffect } from "react";

/** Asks before the page is closed while pictures are on their way or wait to be sent: nothing else keeps them. */
export function useUploadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
}
