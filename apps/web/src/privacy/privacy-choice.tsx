import type { PrivacyItemView } from "@sanjog/contract/privacy";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { Check, Globe, Lock, Users } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { RadioTiles } from "../ui/controls/radio-tiles.tsx";
import { useChangePrivacy } from "./queries.ts";

const icons = { public: Globe, friends: Users, private: Lock };
const order: readonly Audience[] = ["public", "friends", "private"];

/** Chooses who sees one item: three tiles that save at the tap, and "Saved" beside the name. */
export function PrivacyChoice({ item }: { item: PrivacyItemView }) {
  const t = useT("privacy");
  const words = useT("common");
  const { mutateAsync, isPending } = useChangePrivacy(item.privacy_id);
  const [wanted, setWanted] = useState<Audience | null>(null);
  const [saved, setSaved] = useState(false);
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
  return (
    <RadioTiles
      label={item.privacy_name}
      className="[&_.tile-group]:grid-cols-1 sm:[&_.tile-group]:flex sm:[&_.tile-group]:flex-wrap sm:[&_.tile]:grow lg:[&_.tile-group]:grid"
      options={order.map((id) => {
        const Icon = icons[id];
        return { id, title: t(`audience.${id}`), icon: <Icon aria-hidden="true" size={22} /> };
      })}
      value={wanted ?? item.privacy_value}
      onChange={(audience) => void change(audience)}
      note={<SavedMark pending={isPending} saved={saved} />}
    />
  );
}

function SavedMark({ pending, saved }: { pending: boolean; saved: boolean }) {
  const t = useT("privacy");
  const words = useT("common");
  return (
    <span role="status" className="inline-flex items-center gap-1 leading-none whitespace-nowrap text-mehndi">
      {pending && t("saving")}
      {!pending && saved && (
        <>
          <Check aria-hidden="true" size={18} />
          {words("saved")}
        </>
      )}
    </span>
  );
}
