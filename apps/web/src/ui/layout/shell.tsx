import { lazy, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { flashIn } from "../../platform/flash-message.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { useLogOut, useSession } from "../../platform/session.ts";
import { useNewVersion } from "../../platform/shell-worker.ts";
import { showToast } from "../../platform/toast.tsx";
import { Optional } from "../controls/optional.tsx";
import { OnlineStrip } from "../feedback/online-strip.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";

// Loaded only when there is a notice, which is rare.
const FlashMessage = lazy(async () => ({
  default: (await retryImport(() => import("../feedback/flash-message.tsx"))).FlashMessage,
}));

const NewVersionStrip = lazy(async () => ({
  default: (await retryImport(() => import("../feedback/new-version-strip.tsx"))).NewVersionStrip,
}));

/** The frame of every screen. */
export function Shell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  const t = useT("common");
  const { state } = useSession();
  const logOut = useLogOut();
  const navigate = useNavigate();
  async function leave() {
    const message = await logOut();
    if (message) showToast("success", message);
    await navigate("/login", { replace: true });
  }
  const said = flashIn(useLocation().state);
  const openNewVersion = useNewVersion();
  const handleLogOut = () => void leave();
  return (
    <div className={state === "complete" ? "with-tabbar flex grow flex-col" : "flex grow flex-col"}>
      <a href="#content" className="visually-hidden skip-link">
        {t("skip_to_content")}
      </a>
      <Header state={state} bell={bell} onLogOut={handleLogOut} />
      <OnlineStrip />
      {openNewVersion && (
        <Optional>
          <NewVersionStrip onOpen={openNewVersion} />
        </Optional>
      )}
      {said !== null && (
        <Optional>
          <FlashMessage {...said} />
        </Optional>
      )}
      {/* At least as high as the window during loading: a footer that moves could be tapped by mistake. */}
      <div className="flex min-h-[calc(100dvh-var(--header-h))] grow flex-col">{children}</div>
      <Footer state={state} />
      {state === "complete" && <TabBar onLogOut={handleLogOut} />}
    </div>
  );
}
