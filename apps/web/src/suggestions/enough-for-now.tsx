import { Users } from "lucide-react";
import type { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

type Props = { error: ApiError; onFirst: (() => void) | null };

/**
 * Shown when the daily limit of profiles is reached. It is no failure, so it says when more come and what stays open.
 */
export function EnoughForNow({ error, onFirst }: Props) {
  const t = useT("suggestions");
  const words = useT("common");
  return (
    <Notice
      title={t("enough.title")}
      text={error.message}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {onFirst && <Button onClick={onFirst}>{t("enough.first_page")}</Button>}
          <ButtonLink to="/home" icon={<Users aria-hidden="true" size={22} />}>
            {words("nav.home")}
          </ButtonLink>
        </div>
      }
    />
  );
}
