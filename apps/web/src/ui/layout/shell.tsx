import { lazy, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { flashIn } from "../../platform/flash-message.ts";
import { offersPunjabi } from "../../platform/language-offer.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { useLogOut, useSession } from "../../platform/session.ts";
import { whenSettled } from "../../platform/settled.ts";
import { useNewVersion } from "../../platform/shell-worker.ts";
import { showToast } from "../../platform/toast.tsx";
import { classes } from "../classes.ts";
import { Optional } from "../controls/optional.tsx";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";
import { hasTabBar } from "./tab-bar-pages.ts";

// Loaded only when there is a notification, which is rare.
const FlashMessage = lazy(async () => ({
  default: (await retryImport(() => import("../feedback/flash-message.tsx"))).FlashMessage,
}));

// Below the first screen of every page.
const PageFooter = lazy(async () => ({
  default: (await retryImport(() => import("./page-footer.tsx"))).PageFooter,
}));

// Kept by the worker with the shell, so that it comes without a network too.
const OnlineStrip = lazy(async () => {
  await whenSettled();
  return { default: (await retryImport(() => import("../feedback/online-strip.tsx"))).OnlineStrip };
});

const LanguageOffer = lazy(async () => ({
  default: (await retryImport(() => import("../feedback/language-offer.tsx"))).LanguageOffer,
}));

const NewVersionStrip = lazy(async () => ({
  default: (await retryImport(() => import("../feedback/new-version-strip.tsx"))).NewVersionStrip,
}));

type Props = {
  bell: ReactNode;
  /** How others see the member now, if not everybody does. */
  status: ReactNode;
  /** Good news that waits until the member has finished a form. */
  news: ReactNode;
  /** Whether the page has neither header nor strips nor footer nor tab bar. */
  bare: boolean;
  children: ReactNode;
};

/** The frame of every screen. */
export function Shell({ bell, status, news, bare, children }: Props) {
  const t = useT("common");
  const { state } = useSession();
  const logOut = useLogOut();
  const navigate = useNavigate();
  async function leave() {
    const message = await logOut();
    if (message) showToast("success", message);
    await navigate("/login", { replace: true });
  }
  const { pathname, state: carried } = useLocation();
  const said = flashIn(carried);
  const tabs = state === "complete" && !bare && hasTabBar(pathname);
  const openNewVersion = useNewVersion();
  const handleLogOut = () => void leave();
  return (
    <div className={classes("flex grow flex-col", tabs && "with-tabbar")}>
      <a href="#content" className="visually-hidden skip-link">
        {t("skip_to_content")}
      </a>
      {!bare && (
        <>
          <Header state={state} bell={bell} tabs={tabs} onLogOut={handleLogOut} />
        </>
      )}
      <Optional>
        <OnlineStrip />
      </Optional>
      {/* Only the first of them is displayed, and none without a network. */}
      <div className="strips">
        {!bare && news}
        {!bare && status}
        {openNewVersion && (
          <Optional>
            <NewVersionStrip onOpen={openNewVersion} />
          </Optional>
        )}
        {state === "anonymous" && !bare && offersPunjabi() && (
          <Optional>
            <LanguageOffer />
          </Optional>
        )}
      </div>
      {said !== null && (
        <Optional>
          <FlashMessage {...said} />
        </Optional>
      )}
      {/* At least as high as the window during loading: a footer that moves could be tapped by mistake. */}
      <div className={classes("flex grow flex-col", !bare && "min-h-[calc(100dvh-var(--bar-h))]")}>
        {children}
      </div>
      {!bare && (
        <Optional meanwhile={<footer className="mt-auto" />}>
          <PageFooter state={state} />
        </Optional>
      )}
      {tabs && <TabBar onLogOut={handleLogOut} />}
    </div>
  );
}
