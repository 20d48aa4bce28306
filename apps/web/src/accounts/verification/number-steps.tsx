import type { NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { type ReactNode, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { OtherWays } from "../../ui/controls/other-ways.tsx";
import { useLoadWays } from "../queries.ts";
import { CodeSteps } from "./code-steps.tsx";
import { WhatsAppSteps } from "./whatsapp-steps.tsx";

type Props = {
  session_key: string;
  number_ways: readonly NumberWay[];
  whatsapp_link: string | null;
  /** Masked, or as the member has just typed it. */
  phone_number: string;
  every_ms: number;
  onVerified: (state: VerificationState) => void;
  /** What helps where no message arrives, below the other ways. */
  children?: ReactNode;
};

/** The steps to verify a number by a message, in the operator's order; the next way at once where WhatsApp is closed. */
export function NumberSteps({ number_ways, whatsapp_link, every_ms, children, ...props }: Props) {
  const t = useT("accounts");
  // What was heard while waiting counts until the state is loaded again.
  const [heard, setHeard] = useState({ loaded: number_ways, ways: number_ways });
  const ways = heard.loaded === number_ways ? heard.ways : number_ways;
  const loadAgain = useLoadWays(props.session_key);
  const hear = (found: readonly NumberWay[]) => {
    if (found.join() === ways.join()) return;
    setHeard({ loaded: number_ways, ways: found });
    loadAgain();
  };
  const sms_first = ways.includes("sms") && ways.indexOf("sms") < ways.indexOf("whatsapp");
  const codes = (
    <CodeSteps key="codes" {...props} ways={ways} onWays={hear}>
      {!sms_first && children}
    </CodeSteps>
  );
  if (!ways.includes("whatsapp"))
    return (
      <>
        <p role="status">
          {t(ways.includes("sms") ? "verify.whatsapp_closed_sms" : "verify.whatsapp_closed")}
        </p>
        {codes}
      </>
    );
  const whatsapp = (
    <WhatsAppSteps
      key="whatsapp"
      {...props}
      whatsapp_link={whatsapp_link}
      every_ms={every_ms}
      onWays={hear}
    />
  );
  return sms_first ? [codes, whatsapp, <OtherWays key="others">{children}</OtherWays>] : [whatsapp, codes];
}
