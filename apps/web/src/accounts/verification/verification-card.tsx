import { ChevronDown, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";

type Props = {
  title: string;
  icon: ReactNode;
  /** The masked address. */
  address: string | null;
  /** The sentence shown once the address is verified; the card then has no other content. */
  done: string | null;
  change_label: string;
  onChange: () => void;
  /** Set while the other address is being verified: the words that open this card. */
  folded: string | null;
  onOpen: () => void;
  children: ReactNode;
};

/** An address to verify; it turns into a green card with a tick. Folded, it keeps what was typed and goes on waiting. */
export function VerificationCard(props: Props) {
  const { title, icon, address, done, change_label, onChange, folded, onOpen, children } = props;
  const t = useT("accounts");
  if (done !== null) return <DoneCard title={done} address={address} />;
  return (
    <>
      {folded !== null && (
        <button
          type="button"
          aria-expanded={false}
          className="card flex min-h-(--touch-lg) w-full items-center gap-3 p-4 text-start"
          onClick={onOpen}
        >
          <span className="text-haldi-mark">{icon}</span>
          <span className="min-w-0 grow font-strong">{folded}</span>
          <ChevronDown aria-hidden="true" className="flex-none text-ink-3" />
        </button>
      )}
      <div hidden={folded !== null}>
        <Card
          title={title}
          icon={icon}
          action={
            <Button look="quiet" className="underline" aria-label={change_label} onClick={onChange}>
              {t("verify.change")}
            </Button>
          }
        >
          <div className="flex flex-col gap-5">{children}</div>
        </Card>
      </div>
    </>
  );
}

function DoneCard({ title, address }: { title: string; address: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused control may have been removed together with the previous content of the card.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="flex items-center gap-4 rounded-lg border border-(--mehndi-line) bg-mehndi-soft p-5">
      <CircleCheck aria-hidden="true" size={40} className="flex-none text-mehndi" />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-lg text-mehndi outline-none">
          {title}
        </h2>
        <p className="wrap-anywhere text-ink-2" translate="no">
          {address}
        </p>
      </div>
    </section>
  );
}
