import { BookOpenText } from "lucide-react";
import { Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { PrivacyPolicyText, TermsText } from "../site/legal-text.tsx";
import { Button } from "../ui/button.tsx";
import { FullScreenModal } from "../ui/modal.tsx";
import { SkeletonLines } from "../ui/skeleton.tsx";

type Document = "terms" | "policy";

/** The two texts that one accepts, each over the whole screen, so that nothing filled in is left behind. */
export function LegalLinks() {
  const t = useT("accounts");
  const [open, setOpen] = useState<Document | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<BookOpenText aria-hidden="true" size={22} />} onClick={() => setOpen("terms")}>
        {t("register.read_terms")}
      </Button>
      <Button icon={<BookOpenText aria-hidden="true" size={22} />} onClick={() => setOpen("policy")}>
        {t("register.read_policy")}
      </Button>
      <FullScreenModal open={open === "terms"} onClose={close} title={t("register.terms")}>
        <Suspense fallback={<SkeletonLines count={8} />}>
          <TermsText />
        </Suspense>
      </FullScreenModal>
      <FullScreenModal open={open === "policy"} onClose={close} title={t("register.policy")}>
        <Suspense fallback={<SkeletonLines count={8} />}>
          <PrivacyPolicyText />
        </Suspense>
      </FullScreenModal>
    </div>
  );
}
