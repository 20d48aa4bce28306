import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../../platform/locale.tsx";
import { HiddenLine } from "../../../ui/person/hidden-line.tsx";
import { ContactButtons } from "./contact-buttons.tsx";

/** WhatsApp and a call, or that the number stays private. */
export function ReachFamily({ profile, brief }: { profile: MemberProfile; brief?: boolean | undefined }) {
  const t = useT("view_profile");
  const { phone_number } = profile;
  return phone_number ? (
    <ContactButtons phone_number={phone_number} brief={brief} />
  ) : (
    <HiddenLine className="mt-3">{t("contact.number_private")}</HiddenLine>
  );
}
