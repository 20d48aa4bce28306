import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { PrivacyChoice } from "../privacy/privacy-choice.tsx";
import { privacyQueries } from "../privacy/queries.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";

/** Chooses who sees the pictures: the image items of the privacy settings, saved at each tap. */
export function PhotoPrivacyCard() {
  const t = useT("photos");
  const items = useQuery(privacyQueries.images());
  return (
    <Card title={t("who_sees")}>
      <Loaded from={items}>
        {(list) => (
          <div className="grid gap-6">
            {list.map((item) => (
              <PrivacyChoice key={item.privacy_id} item={item} />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
