import { useEffect } from "react";

/** Asks for confirmation before the page is closed while pictures are uploading or staged, since they would be lost. */
export function useUploadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
}
