import { codeWay, type NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { type ReactNode, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { FoldedWays, OtherWays } from "../../ui/controls/other-ways.tsx";
import { useLoadWays } from "../queries.ts";
import { AskSms, CodeEntry, OtherCode, otherCodeWays } from "./code-steps.tsx";
import { useCodeRequest } from "./use-code-request.ts";
import { useNumberWait } from "./use-number-wait.ts";
import { WhatsAppInstead, WhatsAppSteps } from "./whatsapp-steps.tsx";

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

/**
 * The steps to verify a number by a message: the first way that is open in the operator's order, and the others folded under one
 * line; the next way at once where WhatsApp is closed.
 */
export function NumberSteps(props: Props) {
  const { session_key, number_ways, whatsapp_link, phone_number, every_ms, onVerified, children } = props;
  const t = useT("accounts");
  const [ways, hear] = useWays(session_key, number_ways);
  const wait = useNumberWait({ session_key, every_ms, onVerified, onWays: hear });
  const request = useCodeRequest({ session_key, onWays: hear, onSent: wait.noteCode });
  const { code } = wait;
  const main = codeWay(ways, null);
  const is_open = ways.includes("whatsapp");
  const message = { whatsapp_link, phone_number, wait };
  const with_message = main === "sms" && is_open;
  const others = otherCodeWays(ways, code);
  const others_title = code ? "verify.no_code" : main === "sms" ? "verify.no_sms" : "verify.no_whatsapp";
  return (
    <>
      {!is_open && (
        <p role="status">{t(main === "sms" ? "verify.whatsapp_closed_sms" : "verify.whatsapp_closed")}</p>
      )}
      {main === "whatsapp" && <WhatsAppSteps {...message} />}
      {main === "sms" && !code && <AskSms phone_number={is_open ? phone_number : null} request={request} />}
      {code && (
        <div className="flex flex-col gap-5 not-first:border-t not-first:border-line not-first:pt-5">
          <CodeEntry {...{ session_key, phone_number, code, request, onVerified }} />
        </div>
      )}
      {with_message || others.length > 0 ? (
        <FoldedWays
          key={others_title}
          title={t(others_title)}
          opened={with_message && wait.opened_at !== null}
        >
          {with_message && <WhatsAppInstead {...message} />}
          {others.map((way) => (
            <OtherCode key={way} way={way} request={request} />
          ))}
          {children}
        </FoldedWays>
      ) : (
        <OtherWays>{children}</OtherWays>
      )}
    </>
  );
}

/** Returns the ways that are open. What was heard while waiting counts until the state is loaded again. */
function useWays(session_key: string, loaded: readonly NumberWay[]) {
  const [heard, setHeard] = useState({ loaded, ways: loaded });
  const ways = heard.loaded === loaded ? heard.ways : loaded;
  const loadAgain = useLoadWays(session_key);
  const hear = (found: readonly NumberWay[]) => {
    if (found.join() === ways.join()) return;
    setHeard({ loaded, ways: found });
    loadAgain();
  };
  return [ways, hear] as const;
}
