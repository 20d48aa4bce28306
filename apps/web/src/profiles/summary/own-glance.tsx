import type { MemberProfile } from "@sanjog/contract/member-view";
import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { Pencil } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Glance } from "../view/parts/glance.tsx";
import type { GlanceFact } from "../view/parts/use-glance-facts.ts";
import { editPath } from "./edit-path.ts";

/** The step and the field in which each fact is changed. */
const fields: Record<GlanceFact["fact"] | "dob", [WizardStep, string]> = {
  height: ["personal", "height"],
  community: ["personal", "religion"],
  mother_tongue: ["personal", "mother_tongue"],
  income: ["career", "annual_income"],
  lives: ["career", "city_id"],
  status: ["career", "residential_status"],
  marital_status: ["personal", "marital_status"],
  diet: ["personal", "diet"],
  dob: ["personal", "dob"],
};

/** The facts that families compare first; a tap on one leads to where it is changed. */
export function OwnGlance({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const own = useT("profiles");
  return (
    <section className="own-part">
      <h2>{t("sections.glance")}</h2>
      <p className="own-part-hint">
        <Pencil aria-hidden="true" size={18} className="flex-none text-madder" />
        {own("summary.press_fact")}
      </p>
      <Glance profile={profile} editPathOf={(fact) => editPath(...fields[fact])} />
    </section>
  );
}
