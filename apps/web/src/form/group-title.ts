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
