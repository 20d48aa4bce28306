import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { SkeletonLines } from "../ui/skeleton.tsx";
import { MailChoice } from "./mail-choice.tsx";
import { PushChoice } from "./push-choice.tsx";
import { mailChoicesQuery } from "./queries.ts";

/** The settings for notifications outside the page: push on this device, and mail for each kind. */
export function NotificationSettings() {
  const t = useT("notifications");
  const choices = useQuery(mailChoicesQuery());
  return (
    <Card>
      <PushChoice />
      <h2 className="mt-6 mb-2 text-lg">{t("settings.mails_title")}</h2>
      <p className="mb-2 text-ink-2">{t("settings.mails_text")}</p>
      <Loaded from={choices} skeleton={<SkeletonLines count={4} />}>
        {(kinds) => (
          <ul className="divide-y divide-line">
            {kinds.map((choice) => (
              <li key={choice.kind} className="py-2">
                <MailChoice {...choice} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
