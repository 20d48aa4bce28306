import { Bookmark, Clock3, Ellipsis, Phone, Search } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { OwnWords } from "../ui/person/own-words.tsx";
import { NameAndAge, PlatedPhoto } from "../ui/person/plated-photo.tsx";
import { QuietChoice } from "../ui/person/quiet-choice.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";
import { RoundButton, RoundLink } from "../ui/person/round-button.tsx";
import { SatinDiamond } from "../ui/person/satin-diamond.tsx";

/** The parts that cards, lists and profiles use for a person. */
export function KitPerson() {
  const t = useT("common");
  const [pressed, setPressed] = useState(false);
  return (
    <article className="card relative max-w-96 overflow-hidden">
      <PlatedPhoto
        className="h-(--photo-card)"
        photo={<MemberPicture picture="friends" name="Asha" id="1" className="size-full" />}
        over={
          <RoundButton
            Icon={Ellipsis}
            label={t("nav.menu")}
            overPhoto
            className="above-link m-2.5 self-start justify-self-end"
          />
        }
      >
        <h3>
          <CardLink to="/kit">
            <NameAndAge name="ਮਨਵੀਰ" age={27} />
          </CardLink>
        </h3>
      </PlatedPhoto>
      <div className="grid gap-3 p-4">
        <FactLine facts={[t("height.feet_label"), t("height.inches_label"), t("weight.kg")]} />
        <ReasonChips>
          {[t("height.feet_label"), t("height.inches_label")].map((reason) => (
            <ReasonChip key={reason}>{reason}</ReasonChip>
          ))}
        </ReasonChips>
        <OwnWords text={t("description")} />
        <HiddenLine>{t("picture.friends")}</HiddenLine>
        <div className="above-link flex flex-wrap items-center gap-2">
          <QuietChoice
            Icon={Bookmark}
            word={t("save")}
            pressed={pressed}
            onClick={() => setPressed(!pressed)}
          />
          <QuietChoice Icon={Clock3} word={t("cancel")} />
          <RoundButton Icon={Search} label={t("search")} />
          <RoundLink Icon={Phone} label={t("search")} word={t("search")} href="tel:+15550100" />
          <SatinDiamond />
          <SatinDiamond hollow />
        </div>
      </div>
    </article>
  );
}
