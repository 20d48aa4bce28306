import { Suspense } from "react";
import { useT } from "../../platform/locale.tsx";
import { PrivacyPolicyText, TermsText } from "../../site/legal-text.tsx";
import { FullScreenModal } from "../../ui/modal.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";

export type LegalDocument = "terms" | "policy";

type Props = { document: LegalDocument; open: boolean; onClose: () => void };

/** The terms or the policy over the whole screen. */
export function LegalModal({ document, open, onClose }: Props) {
  const t = useT("accounts");
  return (
    <FullScreenModal open={open} onClose={onClose} title={t(`register.${document}`)}>
      <div className="legal-sheet">
        <Suspense fallback={<SkeletonLines count={8} />}>
          {document === "terms" ? <TermsText /> : <PrivacyPolicyText />}
        </Suspense>
      </div>
    </FullScreenModal>
  );
}
