import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";

type Props = {
  href: string;
  children: ReactNode;
  /** For use beside a more important button. */
  quiet?: boolean;
  onOpen?: () => void;
};

const green = "bg-mehndi text-on-madder min-h-(--touch-lg)";

/** A link to a WhatsApp chat with a prepared message: a real link, so that no popup blocker stops it. */
export function WhatsAppLink({ href, children, quiet = false, onOpen }: Props) {
  const t = useT("accounts");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes("btn", quiet ? "btn-secondary" : green)}
      onClick={onOpen}
    >
      <WhatsAppIcon size={22} />
      <span>
        {children}
        <span className="visually-hidden"> ({t("verify.new_tab")})</span>
      </span>
    </a>
  );
}
