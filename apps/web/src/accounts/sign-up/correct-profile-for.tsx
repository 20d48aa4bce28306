import { changeAccount } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { useRefreshUser } from "../../platform/session.ts";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { accountQueries } from "../queries.ts";
import { WhoseProfileDialog } from "./whose-profile-dialog.tsx";
import type { ProfileForChoice } from "./whose-profile-form.tsx";

/** Shows whom the profile is for, with the single correction that a member may make, or where to write after that. */
export function CorrectProfileFor({ user }: { user: User }) {
  const t = useT("whose_profile");
  const [open, setOpen] = useState(false);
  const options = useQuery(accountQueries.signUpOptions()).data;
  const correct = useCorrection(() => setOpen(false));
  const title = (of: "profile_for" | "gender") =>
    options?.[of].find(({ id }) => id === user[of])?.title ?? "";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-40 leading-(--lh-ui)">
        <span className="block text-sm text-ink-3">{t("title")}</span>
        <span className="block">
          {options ? t("line", { profile_for: title("profile_for"), gender: title("gender") }) : "\u00a0"}
        </span>
        {!user.may_correct_profile_for && (
          <span className="mt-1 block text-sm text-ink-2">{t("settled")}</span>
        )}
      </p>
      {user.may_correct_profile_for && (
        <Button className="btn-small" onClick={() => setOpen(true)}>
          {t("correct")}
        </Button>
      )}
      <WhoseProfileDialog
        open={open}
        onClose={() => setOpen(false)}
        text={t("dialog_text")}
        onSave={correct}
      />
    </div>
  );
}

function useCorrection(onDone: () => void): (choice: ProfileForChoice) => Promise<void> {
  const client = useQueryClient();
  const refresh = useRefreshUser();
  return async (choice) => {
    const { message } = await call(changeAccount, { body: choice });
    showToast("success", message ?? "");
    onDone();
    await refresh();
    // The suggestions and the shortlist depend on whom the profile is for.
    await client.invalidateQueries();
  };
}
