import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatHeight } from "@sanjog/i18n/format";
import {
  Gem,
  Leaf,
  Lock,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Ruler,
  ShieldCheck,
  UsersRound,
  Wallet,
} from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { placeLine } from "../../../relations/member-words.ts";
import { shortTitle } from "../../../relations/short-title.ts";

export type GlanceFact = {
  fact: "height" | "lives" | "community" | "mother_tongue" | "income" | "status" | "marital_status" | "diet";
  Icon: LucideIcon;
  label: string;
  value: string;
};

/** Returns how to read the eight facts of a profile that families compare first. */
export function useGlanceFacts(): (profile: MemberProfile) => readonly GlanceFact[] {
  const t = useT("view_profile");
  const relations = useT("relations");
  const { locale } = useLocale();
  return ({ profile_details: person, career_details: career, relation }) => {
    const income = career.annual_income_title;
    const country = career.country.name;
    return [
      {
        fact: "height",
        Icon: Ruler,
        label: t("glance.height"),
        value: `${formatHeight(locale, person.height)}, ${t("glance.kilos", { weight: String(person.weight) })}`,
      },
      {
        fact: "lives",
        Icon: MapPin,
        label: t("glance.lives"),
        value: placeLine(career.city.name, career.state.name),
      },
      {
        fact: "community",
        Icon: UsersRound,
        label: t("glance.community"),
        value: placeLine(
          person.religion_title,
          person.namdhari_sect ? relations("reasons.namdhari") : null,
          person.caste_title && shortTitle(person.caste_title),
        ),
      },
      {
        fact: "mother_tongue",
        Icon: MessageCircle,
        label: t("glance.mother_tongue"),
        value: person.mother_tongue_title,
      },
      {
        fact: "income",
        Icon: income === null ? Lock : Wallet,
        label: t("glance.income"),
        value: income === null ? relations(relation.connected ? "kept_private" : "for_connections") : income,
      },
      {
        fact: "status",
        Icon: ShieldCheck,
        label: t("glance.status", { country }),
        value: career.residential_status_title,
      },
      {
        fact: "marital_status",
        Icon: Gem,
        label: t("glance.marital_status"),
        value: person.marital_status_title,
      },
      { fact: "diet", Icon: Leaf, label: t("glance.diet"), value: person.diet_title },
    ];
  };
}
