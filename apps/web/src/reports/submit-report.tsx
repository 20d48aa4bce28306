import { Send } from "lucide-react";
import { useFormState } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";

/** The submit button. It is busy while the report is being sent, so that two presses send it once. */
export function SubmitReport() {
  const t = useT("reports");
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      look="primary"
      busy={isSubmitting}
      className="w-full"
      icon={<Send aria-hidden="true" size={22} />}
    >
      {t("submit")}
    </Button>
  );
}
