import { useFormState } from "react-hook-form";
import { ErrorPanel } from "../accounts/error-panel.tsx";

/** Shows above a form why the server refused it, where the reason belongs to no field. */
export function RefusedLine() {
  const { errors } = useFormState();
  const why = errors.root?.refused?.message;
  return why ? <ErrorPanel>{why}</ErrorPanel> : null;
}
