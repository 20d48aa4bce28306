import { House, ShieldCheck, SlidersHorizontal, Sparkles, UserRound, UserRoundCog } from "lucide-react";

export const memberLinks = [
  { key: "home", to: "/home", Icon: House },
  { key: "suggestions", to: "/suggestion", Icon: Sparkles },
  { key: "edit_preferences", to: "/profile-registration-edit/preference", Icon: SlidersHorizontal },
  { key: "my_profile", to: "/summary-details", Icon: UserRound },
  { key: "privacy", to: "/privacy-setting", Icon: ShieldCheck },
  { key: "account", to: "/account", Icon: UserRoundCog },
] as const;

export type MemberLink = (typeof memberLinks)[number];
