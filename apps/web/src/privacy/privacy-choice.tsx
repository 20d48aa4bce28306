import type { PrivacyItemView } from "@sanjog/contract/privacy";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Segmented } from "../ui/controls/segmented.tsx";
import { useChangePrivacy } from "./queries.ts";
import { SavedMark, useJustSaved } from "./saved-mark.tsx";

const order: readonly Audience[] = ["public", "friends", "private"];

/** What an item contains that its name does not say. */
const explained = ["dob", "contact_address"] as const;
const isExplained = (id: string): id is (typeof explained)[number] =>
  (explained as readonly string[]).includes(id);

/** Chooses who sees one item: saved at the tap, with "Saved" beside the name. */
export function PrivacyChoice({ item }: { item: PrivacyItemView }) {
  const t = useT("privacy");
  const words = useT("common");
  const { mutateAsync, isPending } = useChangePrivacy(item.privacy_id);
  const [wanted, setWanted] = useState<Audience | null>(null);
  const [saved, setSaved] = useJustSaved();
  async function change(audience: Audience) {
    setWanted(audience);
    setSaved(false);
    try {
      await mutateAsync(audience);
      setSaved(true);
    } catch (fieldError) {
      if (!(fieldError instanceof ApiError && fieldError.handled))
        showToast("error", sentenceFor(fieldError, words));
    } finally {
      // The server's value counts: after a refusal the old choice is shown again.
      setWanted((now) => (now === audience ? null : now));
    }
  }
  const note = isExplained(item.privacy_id) && t(`notes.${item.privacy_id}`);
  return (
    <Segmented
      label={item.privacy_name}
      options={order.map((id) => ({ id, title: t(`audience.${id}`) }))}
      value={wanted ?? item.privacy_value}
      onChange={(audience) => void change(audience)}
      note={<SavedMark pending={isPending} saved={saved} otherwise={note} />}
    />
  );
}
