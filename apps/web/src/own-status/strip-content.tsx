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
  Wrench,
} from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { HeldStrip } from "../reviews/held-strip.tsx";
import { classes } from "../ui/classes.ts";
import { StripButton } from "./strip-button.tsx";

const icons: Record<Hindrance, LucideIcon> = {
  leaving: ShieldAlert,
  suspended: ShieldAlert,
  incomplete: UserRoundPen,
  maintenance: Wrench,
  held: ShieldCheck,
  phone_unverified: MessageCircle,
  no_photo: Camera,
  paused: EyeOff,
  matched: HeartHandshake,
  private: EyeOff,
  under_age: Hourglass,
};

/** The account ends or is closed; everything else is a wait or a choice. */
const grave: readonly Hindrance[] = ["leaving", "suspended"];

/** The reason, its cause, and one button that ends it. A held profile may wait for its first review. */
export function StripContent({ user, reason }: { user: User; reason: Hindrance }) {
  const t = useT("visibility");
  const text = reason === "under_age" ? user.marriage_age_notice : t(`strip.${reason}.text`);
  const plain = {
    title: t(`strip.${reason}.title`),
    text: text ?? "",
    button: <StripButton reason={reason} />,
  };
  if (reason !== "held") return <Strip reason={reason} {...plain} />;
  return <HeldStrip otherwise={plain}>{(words) => <Strip reason={reason} {...words} />}</HeldStrip>;
}

type StripProps = { reason: Hindrance; title: string; text: string; button: ReactNode };

function Strip({ reason, title, text, button }: StripProps) {
  const t = useT("visibility");
  const Icon = icons[reason];
  return (
    <section aria-label={t("label")} className={classes("strip", grave.includes(reason) && "strip-grave")}>
      <div className="page-width strip-row">
        <Icon aria-hidden="true" className="strip-icon" />
        <p role="status" className="strip-words">
          <b>{title}</b> {text}
        </p>
        {button}
      </div>
    </section>
  );
}
