import type { MemberCard } from "@sanjog/contract/member-view";
import { Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Button } from "../../ui/controls/button.tsx";
import { compared_least } from "./compare-state.ts";

// Loaded only by those who compare.
const CompareSheet = lazy(async () => ({
  default: (await retryImport(() => import("./compare-sheet.tsx"))).CompareSheet,
}));

/** Opens two or three shortlisted members side by side; renders nothing for fewer than two. */
export function CompareButton({ members }: { members: readonly MemberCard[] }) {
  const t = useT("home");
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (members.length < compared_least) return null;
  return (
    <div>
      <Button
        icon={<Columns3 aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t("compare.open")}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <CompareSheet members={members} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
