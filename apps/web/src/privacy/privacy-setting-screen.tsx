import { useQuery } from "@tanstack/react-query";
import { UserRoundCog } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PrivacyChoice } from "./privacy-choice.tsx";
import { privacyQueries } from "./queries.ts";

/** §2: lists every privacy item with its audience. */
export function PrivacySettingScreen() {
  const t = useT("privacy");
  const items = useQuery(privacyQueries.all());
  return (
    <Page
      title={t("title")}
      lead={
        <>
          {t("lead")} {t("note")}
        </>
      }
      action={
        <ButtonLink to="/account#consents" icon={<UserRoundCog aria-hidden="true" size={22} />}>
          {t("account")}
        </ButtonLink>
      }
    >
      <Loaded from={items}>
        {(list) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {list.map((item) => (
              <li key={item.privacy_id}>
                <Card className="h-full">
                  <PrivacyChoice item={item} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}
