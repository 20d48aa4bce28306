import { type Fault, faultNumbers } from "../fault.ts";
import { findContactDetails } from "./contact-details.ts";

/** The free texts of each step that are read one after the other: half a number in each tells a whole one. */
const readTogether = {
  personal: [
    ["firstname", "lastname"],
    ["firstname", "lastname", "disability_explain", "express_yourself"],
  ],
  family: [["paternal_gotra_other", "maternal_gotra_other", "family_living_in", "about_family"]],
  preference: [["about_desired_partner"]],
} as const;

export type StepWithTexts = keyof typeof readTogether;
type TextField<Step extends StepWithTexts> = (typeof readTogether)[Step][number][number];
/** The faults of fields, as a refusal carries them. */
export type ContactFaults = Record<string, [Fault]>;

/**
 * Returns the fields of a step whose text is certainly a way to reach somebody (decisions §4), each with a fault that
 * quotes it; of texts that tell it only together, the last one. What is doubtful is taken and looked at by an operator.
 *
 * The server judges this when a step is saved: the number words of three languages are too much for every form.
 */
export function contactFaults<Step extends StepWithTexts>(
  step: Step,
  texts: Readonly<Record<TextField<Step>, string>>,
): ContactFaults {
  const faults: ContactFaults = {};
  for (const group of readTogether[step] as readonly (readonly TextField<Step>[])[]) {
    for (const field of group) noteFault(faults, field, texts[field]);
    const last = group.at(-1);
    const anyFault = group.some((field) => field in faults);
    if (last && !anyFault)
      noteFault(
        faults,
        last,
        group
          .map((field) => texts[field])
          .filter(Boolean)
          .join("\n"),
      );
  }
  return faults;
}

function noteFault(faults: ContactFaults, field: string, text: string): void {
  const found = findContactDetails(text);
  if (found?.certain)
    faults[field] = [`contact_${found.kind}: ${found.part.slice(0, faultNumbers.quoted_max)}`];
}
