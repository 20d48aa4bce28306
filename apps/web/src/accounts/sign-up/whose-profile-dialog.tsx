import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Modal } from "../../ui/modal.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";
import { accountQueries } from "../queries.ts";
import type { ProfileForChoice } from "./whose-profile-form.tsx";

// The form code loads with the first tap, since the page around the button does not need it.
const WhoseProfileForm = lazy(async () => ({
  default: (await retryImport(() => import("./whose-profile-form.tsx"))).WhoseProfileForm,
}));

type Props = {
  open: boolean;
  onClose: () => void;
  /** Says what the change affects and how often it is possible. */
  text: string;
  onSave: (choice: ProfileForChoice) => Promise<void>;
};

/** A dialog to change whom the profile is for. */
export function WhoseProfileDialog({ open, onClose, text, onSave }: Props) {
  const t = useT("whose_profile");
  const options = useQuery({ ...accountQueries.signUpOptions(), enabled: open });
  return (
    <Modal open={open} onClose={onClose} title={t("dialog_title")}>
      <p className="mb-5 text-ink-2">{text}</p>
      <Loaded from={options}>
        {(offered) => (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <WhoseProfileForm options={offered} onSave={onSave} />
          </Suspense>
        )}
      </Loaded>
    </Modal>
  );
}
