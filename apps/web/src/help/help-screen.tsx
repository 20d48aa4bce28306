import { useT } from "../platform/locale.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ExitBar } from "./exit-bar.tsx";
import { HelplineList } from "./helpline-list.tsx";
import { QuietRequest } from "./quiet-request.tsx";
import "./help.css";

/**
 * Where somebody finds help who is forced to marry. Opens without a login, keeps nothing on the device, asks nothing of the
 * server, and is left by one button without a trace in the history of the tab.
 */
export function HelpScreen() {
  const t = useT("help");
  return (
    <Page title={t("title")} window_title={t("window_title")} lead={t("lead")} narrow>
      <ExitBar />
      <div className="legal">
        <HelplineList />
        <QuietRequest />
        <Part name="exit" />
        <Part name="abroad" />
        <section>
          <h2>{t("traces.title")}</h2>
          <p>{t("traces.text")}</p>
          <ul className="mt-2 list-disc ps-6">
            <li>{t("traces.history")}</li>
            <li>{t("traces.private_window")}</li>
            <li>{t("traces.calls")}</li>
          </ul>
        </section>
      </div>
    </Page>
  );
}

function Part({ name }: { name: "exit" | "abroad" }) {
  const t = useT("help");
  return (
    <section>
      <h2>{t(`${name}.title`)}</h2>
      <p>{t(`${name}.text`)}</p>
    </section>
  );
}
