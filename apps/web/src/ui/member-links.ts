import { HeartHandshake, ShieldCheck, SlidersHorizontal, Sun, UserRound, UserRoundCog } from "lucide-react";

export const memberLinks = [
  { key: "home", to: "/home", Icon: Sun },
  { key: "suggestions", to: "/suggestion", Icon: HeartHandshake },
  { key: "my_profile", to: "/summary-details", Icon: UserRound },
  { key: "edit_preferences", to: "/profile-registration-edit/preference", Icon: SlidersHorizontal },
  { key: "privacy", to: "/privacy-setting", Icon: ShieldCheck },
  { key: "account", to: "/account", Icon: UserRoundCog },
] as const;

/** The pages that the bar at the foot of phones leads to. */
export const tabBarLinks = memberLinks.slice(0, 3);

export type MemberLink = (typeof memberLinks)[number];
