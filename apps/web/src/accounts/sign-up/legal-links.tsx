import { lazy, Suspense, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import type { LegalDocument } from "./legal-modal.tsx";
import "./legal-links.css";

// The texts and their dialog load with the first tap on either link.
const LegalModal = lazy(async () => ({
  default: (await retryImport(() => import("./legal-modal.tsx"))).LegalModal,
}));

/** Links to the terms and the policy, each shown over the whole screen, so that the form keeps its input. */
export function LegalLinks() {
  const t = useT("accounts");
  const [document, setDocument] = useState<LegalDocument | null>(null);
  const [open, setOpen] = useState(false);
  function show(next: LegalDocument) {
    setDocument(next);
    setOpen(true);
  }
  return (
    <div className="legal-links">
      <button type="button" onClick={() => show("terms")}>
        {t("register.read_terms")}
      </button>
      <button type="button" onClick={() => show("policy")}>
        {t("register.read_policy")}
      </button>
      {document && (
        <Suspense fallback={null}>
          <LegalModal document={document} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
