import type { MemberProfile } from "@sanjog/contract/member-view";
import type { ReactNode } from "react";
import type { StepTarget } from "../../relations/take-step.ts";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import type { ProfilePhoto } from "./view-profile-state.ts";

/** What both arrangements of a profile need. */
export type ArrangementProps = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  met: StepTarget;
  /** Absent on the own profile, on which there is nothing to do. */
  ask: AskStep | undefined;
  just_sent: boolean;
  onOpen: (position: number) => void;
  /** What the owner decides about each value, in the place of the contacts; on the own profile. */
  choices: ReactNode;
};
