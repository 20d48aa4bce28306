import { ChevronRight, Lock, Phone, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { jasleen } from "./people.ts";
import { Face } from "./step-pictures.tsx";

/** The card of a family that keeps its photo for connections: as others see it, and after the yes. */
export function ChoicePicture() {
  const t = useT("site");
  const common = useT("common");
  return (
    <li className="choice-picture" aria-hidden="true">
      <p>{t("landing.sample_before")}</p>
      <Card
        photo={
          <div className="cloth cloth-1">
            <span className="choice-note">
              <Users size={22} />
              {common("picture.friends")}
            </span>
          </div>
        }
      >
        <Lock size={18} />
        {t("landing.sample_hidden")}
      </Card>
      <ChevronRight size={22} strokeWidth={2.5} className="choice-arrow" />
      <p>{t("landing.sample_after")}</p>
      <Card photo={<Face face={jasleen} />}>
        <WhatsAppIcon size={20} />
        <Phone size={20} />
      </Card>
    </li>
  );
}

/** The photo with the name, and below it the ways to reach the family. */
function Card({ photo, children }: { photo: ReactNode; children: ReactNode }) {
  const t = useT("site");
  return (
    <div className="step-card card">
      <div className="plated-photo">
        {photo}
        <p className="name-plate step-name">{t("landing.sample_other_name")}</p>
      </div>
      <div className="hem" />
      <p className="choice-ways">{children}</p>
    </div>
  );
}
