import type { SessionState } from "../../platform/session.ts";
import { Footer } from "./footer.tsx";
import { MemberFooter } from "./member-footer.tsx";

/** The end of every page: long for visitors, one line of help for members. */
export function PageFooter({ state }: { state: SessionState }) {
  return state === "anonymous" ? <Footer /> : <MemberFooter />;
}
