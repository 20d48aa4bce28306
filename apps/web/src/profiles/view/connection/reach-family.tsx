import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatNearDate } from "@sanjog/i18n/format";
import { BadgeCheck } from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { proposalStateOf } from "../../../proposals/proposal-state.ts";
import { HiddenLine } from "../../../ui/person/hidden-line.tsx";
import { ContactButtons } from "./contact-buttons.tsx";

/** Since when the families are connected, and WhatsApp and a call, or that the number stays private. */
export function ReachFamily({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const state = useT("relations");
  const { locale } = useLocale();
  const { phone_number, relation } = profile;
  return (
    <>
      <p className="flex items-center gap-2 text-sm leading-(--lh-ui) font-strong text-mehndi">
        <BadgeCheck aria-hidden="true" size={22} className="flex-none" />
        {relation.connected_on
          ? t("contact.since", { date: formatNearDate(locale, relation.connected_on) })
          : state("state.connected")}
      </p>
      {phone_number ? (
        <ContactButtons
          phone_number={phone_number}
          brief={proposalStateOf(relation.proposal) === "proposal_received"}
        />
      ) : (
        <HiddenLine className="mt-3">{t("contact.number_private")}</HiddenLine>
      )}
    </>
  );
}
