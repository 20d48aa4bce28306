import type { Config } from "../config/config.ts";
import { textAt } from "../json-path.ts";
import type { WhatsAppMessage, WhatsAppPort } from "../ports.ts";

const time_limit = 15_000;

/** Meta refused a message; `code` is Meta's number for the reason. */
export class WhatsAppError extends Error {
  readonly code: string;
  readonly hint: string;
  constructor(status: number, code: string) {
    super(`WhatsApp answered ${status}, code ${code}`);
    this.name = "WhatsAppError";
    this.code = code;
    this.hint = hints[code] ?? 'Meta lists the codes under "WhatsApp Cloud API error codes".';
  }
}

/** What to do about the error codes of a wrong set-up. */
const hints: Readonly<Record<string, string>> = {
  "190": "WHATSAPP_TOKEN has expired or was taken back: make another one.",
  "10": "WHATSAPP_TOKEN lacks the right whatsapp_business_messaging.",
  "100": "WHATSAPP_PHONE_NUMBER_ID is not an id that this token may use.",
  "33": "WHATSAPP_PHONE_NUMBER_ID is not an id that this token may use.",
  "132001": "The template is not approved under this name and language.",
  "133010": "The number is not registered with the Cloud API.",
  "131042": "The WhatsApp account has no valid way of payment.",
  another_number: "WHATSAPP_PHONE_NUMBER_ID belongs to another number than WHATSAPP_NUMBER.",
};

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
      if (answer.ok) return { message_id: await idIn(answer) };
      throw new WhatsAppError(answer.status, await reasonCode(answer));
    },
    async verify() {
      const answer = await fetch(`${config.apiUrl}/${config.phoneNumberId}?fields=display_phone_number`, {
        headers: { authorization: `Bearer ${config.token}` },
        signal: AbortSignal.timeout(time_limit),
        redirect: "error",
      });
      if (!answer.ok) throw new WhatsAppError(answer.status, await reasonCode(answer));
      const { display_phone_number: shown } = (await answer.json()) as { display_phone_number?: string };
      if (shown && shown.replaceAll(/\D/g, "") !== config.number.slice(1))
        throw new WhatsAppError(answer.status, "another_number");
    },
  };
}

function content({ text, template }: WhatsAppMessage): object {
  if (!template) return { type: "text", text: { body: text, preview_url: false } };
  const parameters = template.parameters.map((value) => ({ type: "text", text: value }));
  const body = { type: "body", parameters };
  // Meta requires the code twice: in the text and for the copy button.
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

/** Never throws: Meta has accepted the message, and a job that failed now would send it again. */
async function idIn(answer: Response): Promise<string | null> {
  try {
    return textAt(await answer.json(), "messages.0.id");
  } catch {
    return null;
  }
}

/** Meta's message may contain the phone number; its code does not. */
async function reasonCode(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { error?: { code?: unknown } };
    return String(body.error?.code ?? "unknown");
  } catch {
    return "unreadable";
  }
}
