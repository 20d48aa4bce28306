import type { SendingGate } from "@sanjog/domain/suggestions/own-visibility";
import { lazy, Suspense } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import type { SendingStep } from "./member-state.ts";

const dialogs = {
  phone_unverified: lazy(async () => ({
    default: (await retryImport(() => import("../accounts/verification/verify-phone-dialog.tsx")))
      .VerifyPhoneDialog,
  })),
  no_photo: lazy(async () => ({
    default: (await retryImport(() => import("../photos/add-photo-dialog.tsx"))).AddPhotoDialog,
  })),
};

type Props = {
  gate: SendingGate;
  step: SendingStep;
  open: boolean;
  name: string;
  onClose: () => void;
  onDone: () => void;
};

/** The sheet before the question: the number or the photo that is needed to send, then on to the member. */
export function SendGate({ gate, step, name, ...rest }: Props) {
  const t = useT("visibility");
  const Dialog = dialogs[gate];
  return (
    <Suspense fallback={null}>
      <Dialog {...rest} title={t(`gate.${gate}`)} lead={t(`gate.${step}`, { name })} />
    </Suspense>
  );
}
