import { useDocumentHead } from "../platform/document-head.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useProductName } from "../platform/site-info.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** §2: shown for unknown addresses, also when only the last part is unknown, with a link home. */
export function NotFound() {
  const t = useT("site");
  const { state } = useSession();
  const product = useProductName();
  useDocumentHead(`${t("not_found.title")} · ${product}`);
  return (
    <main id="content" className="page-width grid min-h-[70dvh] grow place-items-center">
      <Notice
        level={1}
        title={t("not_found.title")}
        text={t("not_found.text")}
        action={
          <ButtonLink to={state === "anonymous" ? "/" : "/home"} look="primary">
            {t("not_found.home")}
          </ButtonLink>
        }
      />
    </main>
  );
}
