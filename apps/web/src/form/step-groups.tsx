import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { type GroupOf, groupNames } from "@sanjog/domain/profiles/wizard-groups";
import type { ReactNode } from "react";
import { useGroupHeading } from "./group-title.ts";
import type { ShownGroup } from "./use-shown-group.ts";

export type GroupContent = { text?: ReactNode; fields: ReactNode };
/** The content of every group of a step. */
export type GroupContents<Step extends WizardStep> = Readonly<Record<GroupOf<Step>, GroupContent>>;

type Props<Step extends WizardStep> = {
  step: Step;
  shown: ShownGroup | null;
  groups: GroupContents<Step>;
};

/** The shown group, whose title is the heading of the page; without one all groups, each below a heading of its own. */
export function StepGroups<Step extends WizardStep>({ step, shown, groups }: Props<Step>) {
  const heading = useGroupHeading(step);
  const contents: Readonly<Record<string, GroupContent>> = groups;
  // With the key, no input of one group is reused for another, where it would keep its text.
  if (shown) return <Fields key={shown.name} {...contents[shown.name]} />;
  return groupNames(step).map((name) => (
    <section key={name} className="mb-4">
      <h2>{heading(name)}</h2>
      <div className="mt-3.5">
        <Fields {...contents[name]} />
      </div>
    </section>
  ));
}

/** Short fields are two per row where there is room. */
function Fields({ text, fields }: Partial<GroupContent>) {
  return (
    <div data-aloud>
      {text && <p className="mb-4 text-ink-2">{text}</p>}
      <div className="grid gap-6 md:grid-cols-2">{fields}</div>
    </div>
  );
}
