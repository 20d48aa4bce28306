import { type FaultCode, faultNumbers, faults } from "@sanjog/domain/fault";
import { useT } from "../platform/locale.tsx";

function isFaultCode(text: string): text is FaultCode {
  return (faults as readonly string[]).includes(text);
}

/** Turns the code of a schema into a sentence; a sentence of the server stays as it is. */
export function useFaultSentence(): (code: string | undefined) => string | undefined {
  const t = useT("faults");
  const say = t as unknown as (code: FaultCode, numbers: Record<string, number>) => string;
  return (code) => {
    if (code === undefined) return undefined;
    if (isFaultCode(code)) return say(code, faultNumbers);
    // zod/mini has one default message: a value of the wrong type, which in a form means an empty field.
    return code === "" || code === "Invalid input" ? say("required", faultNumbers) : code;
  };
}
