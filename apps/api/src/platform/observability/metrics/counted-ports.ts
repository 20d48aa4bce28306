import type { Live } from "../../live/live.ts";
import type { MailPort, PushPort, SmsPort, WhatsAppPort } from "../../ports.ts";
import type { Metrics } from "./metrics.ts";

/** Returns the same port, which also counts each attempt. */
export function countedMail<Port extends MailPort>(port: Port, metrics: Metrics): Port {
  return { ...port, send: counted(port.send, "mail", metrics, () => "sent") };
}

export function countedWhatsApp(port: WhatsAppPort, metrics: Metrics): WhatsAppPort {
  return { ...port, send: counted(port.send, "whatsapp", metrics, () => "sent") };
}

export function countedSms(port: SmsPort, metrics: Metrics): SmsPort {
  return { ...port, send: counted(port.send, "sms", metrics, ({ outcome }) => outcome) };
}

export function countedPush(port: PushPort, metrics: Metrics): PushPort {
  return { ...port, send: counted(port.send, "push", metrics, (outcome) => outcome) };
}

function counted<Message extends unknown[], Answer>(
  send: (...message: Message) => Promise<Answer>,
  channel: "mail" | "whatsapp" | "sms" | "push",
  { messages }: Metrics,
  outcomeOf: (answer: Answer) => string,
) {
  return async (...message: Message): Promise<Answer> => {
    try {
      const answer = await send(...message);
      messages.inc({ channel, outcome: outcomeOf(answer) });
      return answer;
    } catch (error) {
      messages.inc({ channel, outcome: "failed" });
      throw error;
    }
  };
}

/** Counts each page that follows its member's news, once. */
export function countedLive(live: Live, { livePages }: Metrics): Live {
  return {
    ...live,
    follow(member_id, follower) {
      const stop = live.follow(member_id, follower);
      livePages.inc();
      let open = true;
      return () => {
        if (open) livePages.dec();
        open = false;
        stop();
      };
    },
  };
}
