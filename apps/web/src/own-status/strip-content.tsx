import type { User } from "@sanjog/contract/user";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import {
  Camera,
  EyeOff,
  HeartHandshake,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  ShieldCheck,
  UserRoundPen,
} from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { StripButton } from "./strip-button.tsx";

const icons: Record<Hindrance, LucideIcon> = {
  leaving: ShieldAlert,
  suspended: ShieldAlert,
  incomplete: UserRoundPen,
  held: ShieldCheck,
  phone_unverified: MessageCircle,
  no_photo: Camera,
  paused: EyeOff,
  matched: HeartHandshake,
  private: EyeOff,
  under_age: Hourglass,
};

/** What others decide about the account. */
const grave: readonly Hindrance[] = ["leaving", "suspended", "held"];

/** The reason, its cause, and one button that ends it. */
export function StripContent({ user, reason }: { user: User; reason: Hindrance }) {
  const t = useT("visibility");
  const Icon = icons[reason];
  const text = reason === "under_age" ? user.marriage_age_notice : t(`strip.${reason}.text`);
  return (
    <section aria-label={t("label")} className={classes("strip", grave.includes(reason) && "strip-grave")}>
      <div className="page-width strip-row">
        <Icon aria-hidden="true" className="strip-icon" />
        <p role="status" className="strip-words">
          <b>{t(`strip.${reason}.title`)}</b> {text}
        </p>
        <StripButton reason={reason} />
      </div>
    </section>
  );
}
