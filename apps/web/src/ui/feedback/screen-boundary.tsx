import { Component, type ReactNode, useEffect, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { useOnline } from "../../platform/online.ts";
import { Button } from "../controls/button.tsx";
import { Notice } from "./notice.tsx";

/**
 * Catches errors of loading or rendering a screen. Try again reloads the page, which also fixes an outdated version.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}

function ScreenFailed() {
  const t = useT("common");
  const online = useOnline();
  const [began_online] = useState(online);
  // This page has nothing that a reload could lose.
  useEffect(() => {
    if (online && !began_online) window.location.reload();
  }, [online, began_online]);
  return (
    <main className="page-width min-h-dvh grow" role="alert">
      <Notice
        level={1}
        title={t("failed.screen")}
        text={t(online ? "failed.screen_hint" : "failed.offline")}
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
            {t("try_again")}
          </Button>
        }
      />
    </main>
  );
}
