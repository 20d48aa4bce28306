import type { Config } from "../config.ts";
import type { WhatsAppMessage, WhatsAppPort } from "../ports.ts";

const time_limit = 15_000;

/** Meta said no; `code` is its own number for the reason. */
export class WhatsAppRefused extends Error {
  readonly code: string;
  constructor(status: number, code: string) {
    super(`WhatsApp answered ${status}, code ${code}`);
    this.name = "WhatsAppRefused";
    this.code = code;
  }
}

/** Sends through Meta's WhatsApp Cloud API. */
export function createCloudWhatsApp(config: Config["whatsapp"]): WhatsAppPort {
  return {
    async send(message) {
      const answer = await fetch(`${config.apiUrl}/${config.phoneNumberId}/messages`, {
        method: "POST",
        headers: { authorization: `Bearer ${config.token}`, "content-type": "application/json" },
        body: JSON.stringify({ messaging_product: "whatsapp", to: message.to.slice(1), ...content(message) }),
        signal: AbortSignal.timeout(time_limit),
        redirect: "error",
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      throw new WhatsAppRefused(answer.status, await reasonCode(answer));
    },
  };
}

function content({ text, template }: WhatsAppMessage): object {
  if (!template) return { type: "text", text: { body: text, preview_url: false } };
  const parameters = template.parameters.map((value) => ({ type: "text", text: value }));
  const body = { type: "body", parameters };
  // Meta wants a code twice: to be read, and to be copied.
  const button = { type: "button", sub_type: "url", index: "0", parameters: parameters.slice(0, 1) };
  return {
    type: "template",
    template: {
      name: template.name,
      language: { code: template.language },
      components: [...(parameters.length > 0 ? [body] : []), ...(template.copies_code ? [button] : [])],
    },
  };
}

/** Meta's sentence may repeat the number; its code does not. */
async function reasonCode(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { error?: { code?: unknown } };
    return String(body.error?.code ?? "unknown");
  } catch {
    return "unreadable";
  }
}
