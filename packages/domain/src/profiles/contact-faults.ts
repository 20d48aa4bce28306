import { type Fault, faultNumbers } from "../fault.ts";
import { findContactDetails } from "./contact-details.ts";

/** The faults of fields, as a refusal carries them. */
export type ContactFaults = Record<string, [Fault]>;

/**
 * Returns the fields of these names whose text is certainly a way to reach somebody (decisions §4), each with a fault that
 * quotes it; of texts that tell it only together, the last one. What is doubtful is taken and looked at by an operator.
 * The fields of a name are also read by themselves: half a number in each tells a whole one.
 *
 * The server judges this when a step is saved: the number words of three languages are too much for every form.
 */
export function contactFaults(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  of_name: readonly string[] = [],
): ContactFaults {
  const faults: ContactFaults = {};
  for (const name of names) noteFault(faults, name, String(values[name]));
  for (const group of [of_name, names]) {
    const last = group.at(-1);
    if (!last || group.some((name) => name in faults)) continue;
    const texts = group.map((name) => values[name]).filter(Boolean);
    noteFault(faults, last, texts.join("\n"));
  }
  return faults;
}

function noteFault(faults: ContactFaults, field: string, text: string): void {
  const found = findContactDetails(text);
  if (found?.certain)
    faults[field] = [`contact_${found.kind}: ${found.part.slice(0, faultNumbers.quoted_max)}`];
}
