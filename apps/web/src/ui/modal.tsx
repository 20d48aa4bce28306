import { type ComponentType, useEffect, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { whenSettled } from "../platform/settled.ts";
import { showToast } from "../platform/toast.tsx";
import type { ModalProps } from "./modal-dialog.tsx";

let known: ComponentType<ModalProps> | null = null;

async function load(): Promise<ComponentType<ModalProps>> {
  known ??= (await retryImport(() => import("./modal-dialog.tsx"))).ModalDialog;
  return known;
}

/**
 * A bottom sheet on phones, a centred dialog on wide screens. Its code loads after the page, or with the tap that
 * opens it, so that no screen waits for it.
 */
export function Modal(props: ModalProps) {
  const { open, onClose } = props;
  const t = useT("common");
  const [Dialog, setDialog] = useState(() => known);
  const missing = Dialog === null;
  useEffect(() => {
    if (!missing) return;
    const loading = open ? load() : whenSettled().then(load);
    loading.then(
      (loaded) => setDialog(() => loaded),
      () => {
        if (!open) return;
        showToast("error", t("failed.offline"));
        onClose();
      },
    );
  }, [missing, open, onClose, t]);
  return Dialog && <Dialog {...props} />;
}

/** A text over the whole screen, such as the terms at sign-up. */
export function FullScreenModal(props: Omit<ModalProps, "size">) {
  return <Modal {...props} size="full" />;
}
