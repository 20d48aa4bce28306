import { readRulesReminder } from "@sanjog/contract/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "../platform/api-client.ts";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { todayQuery } from "./queries.ts";

/** The rules in short, once a quarter, until the member says that they are read; the server remembers it for every device. */
export function RulesReminder() {
  const t = useT("home");
  const common = useT("common");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(readRulesReminder, {}),
    onSuccess: () =>
      client.setQueryData(todayQuery.queryKey, (today) => today && { ...today, rules_reminder: false }),
    onError: (error) => {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    },
  });
  return (
    <aside aria-label={t("rules.title")} className="grid gap-2 rounded-md bg-haldi-soft p-4">
      <p className="font-strong">{t("rules.title")}</p>
      <p className="leading-(--lh-ui)">{t("rules.text")}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button busy={isPending} onClick={() => mutate()}>
          {t("rules.done")}
        </Button>
        <Link to="/terms-condition" className="inline-block py-2">
          {t("rules.read")}
        </Link>
      </p>
    </aside>
  );
}
