import type { MemberProfile } from "@sanjog/contract/member-view";
import type { ShownPersonal } from "@sanjog/contract/profile-details";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import { UserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { joined } from "../../relations/member-words.ts";
import { useConfirm } from "../../ui/dialogs/confirm-dialog.tsx";
import { Card, Details } from "../../ui/layout/card.tsx";
import { useShown } from "./view-profile-hidden.tsx";

/** The personal section; an item hidden by a privacy setting says who may see it. */
export function ViewProfilePersonal({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const field = useT("fields");
  const common = useT("common");
  const { locale } = useLocale();
  const { profile_details: person, relation } = profile;
  const shown = useShown(relation.connected);
  const { outside, dialog } = useOutside();
  return (
    <Card title={t("sections.personal")} icon={<UserRound aria-hidden="true" />}>
      <Details
        rows={[
          { label: field("dob"), value: shown(person.dob && formatDate(locale, person.dob)) },
          { label: field("height"), value: formatHeight(locale, person.height) },
          { label: field("marital_status"), value: person.marital_status_title },
          { label: field("religion"), value: person.religion_title },
          { label: field("caste"), value: person.caste_title },
          { label: field("mother_tongue"), value: person.mother_tongue_title },
          { label: field("diet"), value: person.diet_title },
          { label: field("blood_group"), value: shown(person.blood_group_title) },
          { label: t("labels.weight"), value: t("kilos", { weight: String(person.weight) }) },
          {
            label: t("labels.differently_abled"),
            value: <Ability person={person} connected={relation.connected} />,
          },
          { label: field("hobbies"), value: person.hobbies_title.join(", ") },
          { label: t("labels.namdhari"), value: t(person.namdhari_sect ? "in_sect" : "not_in_sect") },
          { label: t("labels.instagram"), value: outside(person.instagram_link) },
          { label: t("labels.facebook"), value: outside(person.facebook_link) },
          {
            label: t("labels.reference"),
            value: person.reference ? reference(person) || common("yes") : null,
          },
        ]}
      />
      {dialog}
    </Card>
  );
}

function Ability({ person, connected }: { person: ShownPersonal; connected: boolean }) {
  const t = useT("view_profile");
  const common = useT("common");
  if (!person.differently_abled) return common("no");
  if (person.disability_explain === null) return t(connected ? "yes_private" : "yes_hidden");
  return t("explained", { text: person.disability_explain });
}

/** External links, each with a confirmation before it opens; renders nothing if there are none. */
function useOutside() {
  const t = useT("view_profile");
  const product = useProductName();
  const { ask, dialog } = useConfirm();
  const leave = (event: MouseEvent, address: string) => {
    event.preventDefault();
    ask({
      title: t("leaving.title", { product }),
      text: t("leaving.text", { host: new URL(address).host }),
      yes: t("leaving.yes"),
      no: t("leaving.no"),
      onYes: () => void window.open(address, "_blank", "noopener,noreferrer"),
    });
  };
  const outside = (address: string | null) =>
    address && (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="wrap-anywhere"
        onClick={(event) => leave(event, address)}
      >
        {address.replace(/^https:\/\/(www\.)?/, "")}
      </a>
    );
  return { outside, dialog };
}

function reference({ reference_name, reference_relation, reference_contact }: ShownPersonal): string {
  return joined(reference_name, reference_relation, reference_contact && spacedPhone(reference_contact));
}
