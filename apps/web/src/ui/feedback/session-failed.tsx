import { useSession } from "../../platform/session.ts";
import { Failed } from "./loaded.tsx";

/** Shown when the member could not be loaded: keeps the token and offers to try again. */
export function SessionFailed() {
  const { error, retry } = useSession();
  return (
    <main className="page-width min-h-dvh grow">{error && <Failed error={error} onRetry={retry} />}</main>
  );
}
