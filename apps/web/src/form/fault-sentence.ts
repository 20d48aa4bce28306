import { type FaultCode, faultNumbers, readFault } from "@sanjog/domain/fault";
import { useT } from "../platform/locale.tsx";

/** Turns the fault of a schema into a sentence; a sentence of the server stays as it is. */
export function useFaultSentence(): (code: string | undefined) => string | undefined {
  const t = useT("faults");
  const say = t as unknown as (code: FaultCode, values: Record<string, number | string>) => string;
  return (text) => {
    if (text === undefined) return undefined;
    const fault = readFault(text);
    if (fault) return say(fault.code, { ...faultNumbers, part: fault.part });
    // zod/mini has one default message: a value of the wrong type, which in a form means an empty field.
    return text === "" || text === "Invalid input" ? say("required", faultNumbers) : text;
  };
}
