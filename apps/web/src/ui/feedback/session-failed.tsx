import { useSession } from "../../platform/session.ts";
import { Failed } from "./loaded.tsx";

/** The member could not be loaded: the token is kept, and one can try again. */
export function SessionFailed() {
  const { error, retry } = useSession();
  return (
    <main className="page-width min-h-dvh grow">{error && <Failed error={error} onRetry={retry} />}</main>
  );
}
