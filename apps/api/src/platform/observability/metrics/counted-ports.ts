import type { Live } from "../../live/live.ts";
import type { MailPort, PushPort, SmsPort, WhatsAppPort } from "../../ports.ts";
import type { Metrics } from "./metrics.ts";

/** Returns the same port, which also counts each attempt. */
export function countedMail<Port extends MailPort>(port: Port, metrics: Metrics): Port {
  return { ...port, send: counted(port.send, "mail", metrics) };
}

export function countedWhatsApp(port: WhatsAppPort, metrics: Metrics): WhatsAppPort {
  return { ...port, send: counted(port.send, "whatsapp", metrics) };
}

export function countedSms(port: SmsPort, { messages }: Metrics): SmsPort {
  return {
    ...port,
    send: async (message) => {
      try {
        const sent = await port.send(message);
        messages.inc({ channel: "sms", outcome: sent.outcome });
        return sent;
      } catch (error) {
        messages.inc({ channel: "sms", outcome: "failed" });
        throw error;
      }
    },
  };
}

export function countedPush(port: PushPort, metrics: Metrics): PushPort {
  return { ...port, send: counted(port.send, "push", metrics) };
}

function counted<Message extends unknown[], Outcome extends string | void>(
  send: (...message: Message) => Promise<Outcome>,
  channel: "mail" | "whatsapp" | "push",
  { messages }: Metrics,
) {
  return async (...message: Message): Promise<Outcome> => {
    try {
      const outcome = await send(...message);
      messages.inc({ channel, outcome: outcome ?? "sent" });
      return outcome;
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
