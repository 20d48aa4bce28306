import type {
  Erasure,
  ErasureLedger,
  Mail,
  MailPort,
  PhotoStore,
  PushAddress,
  PushPort,
  SmsMessage,
  SmsPort,
  WhatsAppMessage,
  WhatsAppPort,
} from "../../src/platform/ports.ts";

/** A mail server that keeps every mail, newest last. */
export type MailStandIn = MailPort & Breaking & { sent: Mail[] };
export type WhatsAppStandIn = WhatsAppPort &
  Breaking & {
    sent: WhatsAppMessage[];
    /** What happens when Meta has accepted the next message, before its sender hears the id. */
    beforeAnswer(report: (message_id: string) => Promise<unknown>): void;
    /** The id of the newest message. */
    newestId(): string;
  };
export type SmsStandIn = SmsPort & Breaking & { sent: SmsMessage[] };
type Breaking = {
  failNext(error: Error): void;
  /** The error that `verify` throws from now on; null for none. */
  breakDown(error: Error | null): void;
};
export type PushStandIn = PushPort & {
  sent: { endpoint: string; payload: string }[];
  /** The result of the next push. */
  answerNext(answer: "gone" | Error): void;
};
export type PhotosStandIn = PhotoStore & {
  kept: Map<string, Buffer>;
  /** The swept pictures with their times. */
  swept: Map<string, { bytes: Buffer; written_at: Date }>;
};

function keeper<Message>() {
  const sent: Message[] = [];
  let failure: Error | undefined;
  let broken: Error | null = null;
  return {
    sent,
    failNext: (error: Error) => {
      failure = error;
    },
    breakDown: (error: Error | null) => {
      broken = error;
    },
    async send(message: Message) {
      const failing = failure;
      failure = undefined;
      if (failing) throw failing;
      sent.push(message);
    },
    async verify() {
      if (broken) throw broken;
    },
  };
}

export const createMailStandIn = (): MailStandIn => keeper<Mail>();

export function createWhatsAppStandIn(): WhatsAppStandIn {
  const kept = keeper<WhatsAppMessage>();
  let accepted = 0;
  let report: ((message_id: string) => Promise<unknown>) | undefined;
  const newestId = () => `wamid.sent.${accepted}`;
  return {
    ...kept,
    newestId,
    beforeAnswer: (next) => {
      report = next;
    },
    send: async (message) => {
      await kept.send(message);
      accepted += 1;
      const early = report;
      report = undefined;
      await early?.(newestId());
      return { message_id: newestId() };
    },
  };
}

export function createSmsStandIn(): SmsStandIn {
  const kept = keeper<SmsMessage>();
  return {
    ...kept,
    send: async (message) => {
      await kept.send(message);
      return { outcome: "sent", report_id: message.id };
    },
  };
}

/** A push service at push.test that keeps every message, unencrypted. */
export function createPushStandIn(): PushStandIn {
  const sent: PushStandIn["sent"] = [];
  let next: "gone" | Error | undefined;
  return {
    sent,
    publicKey: "the key of the tests",
    allows: (endpoint) => endpoint.startsWith("https://push.test/"),
    answerNext: (answer) => {
      next = answer;
    },
    async send({ endpoint }: PushAddress, payload) {
      const answer = next;
      next = undefined;
      if (answer instanceof Error) throw answer;
      if (answer) return answer;
      sent.push({ endpoint, payload });
      return "sent";
    },
  };
}

export type ErasureLedgerStandIn = ErasureLedger & { kept: Erasure[] };

export function createErasureLedgerStandIn(): ErasureLedgerStandIn {
  const kept: Erasure[] = [];
  return { kept, add: async (erasures) => void kept.push(...erasures) };
}

export function createPhotosStandIn(now: () => Date): PhotosStandIn {
  const kept = new Map<string, Buffer>();
  const swept: PhotosStandIn["swept"] = new Map();
  let store_id: string | null = null;
  return {
    kept,
    swept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    delete: async (key) => void kept.delete(key),
    exists: async (key) => kept.has(key),
    async *list() {
      for (const key of kept.keys()) yield { key, written_at: new Date(0) };
    },
    readId: async () => store_id,
    writeId: async (id) => {
      store_id = id;
    },
    trash: {
      add: async (key) => {
        swept.set(key, { bytes: kept.get(key) ?? Buffer.alloc(0), written_at: now() });
        kept.delete(key);
      },
      bringBack: async (key) => {
        kept.set(key, swept.get(key)?.bytes ?? Buffer.alloc(0));
        swept.delete(key);
      },
      async *list() {
        for (const [key, { written_at }] of swept) yield { key, written_at };
      },
      delete: async (key) => void swept.delete(key),
    },
  };
}
