import { Copy } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT("staff");
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast("success", t("copied"));
    } catch {
      showToast("error", t("not_copied"));
    }
  }
  return (
    <Button icon={<Copy aria-hidden="true" size={20} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
