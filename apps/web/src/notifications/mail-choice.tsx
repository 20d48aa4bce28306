import type { MailedKind } from "@sanjog/domain/notifications/notification-kinds";
import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { useChooseMail } from "./queries.ts";

type Props = { kind: MailedKind; title: string; wanted: boolean };

/** Chooses whether one kind of notification is mailed. Returns to the old value when the server refuses the change. */
export function MailChoice({ kind, title, wanted }: Props) {
  const common = useT("common");
  const { mutateAsync } = useChooseMail();
  const [chosen, setChosen] = useState<boolean | null>(null);
  async function choose(next: boolean) {
    setChosen(next);
    try {
      const { message } = await mutateAsync({ kind, wanted: next });
      showToast("success", message ?? "");
    } catch (fieldError) {
      if (!(fieldError instanceof ApiError && fieldError.handled))
        showToast("error", sentenceFor(fieldError, common));
    } finally {
      setChosen((now) => (now === next ? null : now));
    }
  }
  return (
    <Switch label={title} checked={chosen ?? wanted} onChange={({ target }) => void choose(target.checked)} />
  );
}
