import { Component, type ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Catches a screen that could not be loaded or drawn. Trying again reloads, which also heals an outdated page. */
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
  return (
    <main className="page-width min-h-dvh grow" role="alert">
      <Notice
        level={1}
        title={t("failed.screen")}
        text={t("failed.screen_hint")}
        action={<Button onClick={() => window.location.reload()}>{t("try_again")}</Button>}
      />
    </main>
  );
}
