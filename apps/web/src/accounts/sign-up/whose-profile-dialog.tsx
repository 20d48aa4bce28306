import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Modal } from "../../ui/modal.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";
import { accountQueries } from "../queries.ts";
import type { ProfileForChoice } from "./whose-profile-form.tsx";

// The form kit comes with the first tap: the page around the button does without it.
const WhoseProfileForm = lazy(async () => ({
  default: (await retryImport(() => import("./whose-profile-form.tsx"))).WhoseProfileForm,
}));

type Props = {
  open: boolean;
  onClose: () => void;
  /** What it changes, and how often it can be done. */
  text: string;
  onSave: (choice: ProfileForChoice) => Promise<void>;
};

/** Asks again who the profile is for. */
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
