import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button, type ButtonLook } from "../ui/controls/button.tsx";

/** The primary button of a form; busy while the form is being sent, so that a double tap sends it once. */
export function SubmitButton({ look = "primary", children }: { look?: ButtonLook; children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      look={look}
      busy={isSubmitting}
      className="w-full sm:w-auto sm:min-w-56 sm:self-start"
    >
      {children}
    </Button>
  );
}
