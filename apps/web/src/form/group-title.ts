import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { useTranslateKey } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { whoFrom } from "./who.ts";

/** Returns the title of a group of a step; some titles name the person whom the profile describes. */
export function useGroupTitle(step: WizardStep): (group: string) => string {
  const t = useTranslateKey("profiles");
  const { user } = useSession();
  return (group) => t(`groups.${step}.${group}`, { who: whoFrom(user?.profile_for) });
}

/** Returns the heading of a group on an edit page, which does not repeat the title of the page. */
export function useGroupHeading(step: WizardStep): (group: string) => string {
  const t = useTranslateKey("profiles");
  const title = useGroupTitle(step);
  return (group) => {
    const heading = `headings.${step}.${group}`;
    return t.has(heading) ? t(heading, {}) : title(group);
  };
}
