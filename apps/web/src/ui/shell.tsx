import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useLogOut, useSession } from "../platform/session.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OnlineStrip } from "./online-strip.tsx";
import { SaidStrip } from "./said-strip.tsx";
import { TabBar } from "./tab-bar.tsx";

/** What stands around every screen. */
export function Shell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  const t = useT("common");
  const { state } = useSession();
  const logOut = useLogOut();
  const navigate = useNavigate();
  async function leave() {
    await logOut();
    await navigate("/login", { replace: true });
  }
  const handleLogOut = () => void leave();
  return (
    <div className={state === "complete" ? "with-tabbar flex grow flex-col" : "flex grow flex-col"}>
      <a href="#content" className="visually-hidden skip-link">
        {t("skip_to_content")}
      </a>
      <Header state={state} bell={bell} onLogOut={handleLogOut} />
      <OnlineStrip />
      <SaidStrip />
      {children}
      <Footer />
      {state === "complete" && <TabBar onLogOut={handleLogOut} />}
    </div>
  );
}
