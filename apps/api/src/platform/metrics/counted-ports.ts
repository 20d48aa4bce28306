import type { Live } from "../live/live.ts";
import type { MailPort, PushPort, WhatsAppPort } from "../ports.ts";
import type { Channel, Metrics } from "./metrics.ts";

/** The same port, each try counted. */
export function countedMail<Port extends MailPort>(port: Port, metrics: Metrics): Port {
  return { ...port, send: counted(port.send, "mail", metrics) };
}

export function countedWhatsApp(port: WhatsAppPort, metrics: Metrics): WhatsAppPort {
  return { ...port, send: counted(port.send, "whatsapp", metrics) };
}

function counted<Message>(send: (message: Message) => Promise<void>, channel: Channel, metrics: Metrics) {
  return async (message: Message) => {
    try {
      await send(message);
      metrics.sent(channel, "sent");
    } catch (error) {
      metrics.sent(channel, "failed");
      throw error;
    }
  };
}

export function countedPush(port: PushPort, metrics: Metrics): PushPort {
  return {
    ...port,
    async send(...args) {
      try {
        const outcome = await port.send(...args);
        metrics.sent("push", outcome);
        return outcome;
      } catch (error) {
        metrics.sent("push", "failed");
        throw error;
      }
    },
  };
}

/** Every open page follows its member's news once. */
export function countedLive(live: Live, metrics: Metrics): Live {
  return {
    ...live,
    follow(member_id, follower) {
      const stop = live.follow(member_id, follower);
      metrics.pageOpened();
      let open = true;
      return () => {
        if (open) metrics.pageClosed();
        open = false;
        stop();
      };
    },
  };
}
