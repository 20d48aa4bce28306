import { maskAccount } from "@sanjog/domain/accounts/masks";
import { whatsAppAnswer } from "@sanjog/domain/accounts/whatsapp-answer";
import { keyIn, plainMessage } from "@sanjog/domain/accounts/whatsapp-words";
import { hour_ms } from "@sanjog/domain/calendar";
import type { MessageParams } from "@sanjog/i18n/format-message";
import { type Locale, locales } from "@sanjog/i18n/locale";
import type { Tx } from "../../platform/database/open.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import type { WhatsAppText } from "../../platform/jobs/payloads.ts";
import { phones } from "../../platform/texts/phones.ts";
import { hasTryLeft } from "../account-limits.ts";
import { pageLink, resetLink } from "../account-mail.ts";
import { type WhatsAppKind, whatsAppText } from "../account-texts.ts";
import type { AccountDeps } from "../deps.ts";
import { disputeNumber } from "../number-disputes.ts";
import { findByNumber, othersOnNumber, recoversBy } from "../queries.ts";
import { writeResetLink } from "../reset-links.ts";
import { isSuspended } from "../suspension.ts";
import { lockByKey } from "../verification-rows.ts";
import { markNumberVerified } from "../verified-address.ts";
import { confirmSentence } from "../views.ts";

/** Returns the language to reply in, judged by the script of the message. */
const languageOf = (text: string): Locale => (/[\u0A00-\u0A7F]/.test(text) ? "pb" : "en");

type Reply = { text: string; always?: true };

/**
 * Handles an incoming WhatsApp message: the complete sentence that confirms a number, "reset", or "not me". Replies to
 * a bare "no" with a question, since it does not say what it refuses. Any other text, and any text that arrives too
 * late, changes nothing.
 */
export async function readWhatsApp(deps: AccountDeps, message: WhatsAppText): Promise<void> {
  const locale = languageOf(message.text);
  const texts = (kind: WhatsAppKind, params?: MessageParams) =>
    whatsAppText(deps.config, locale, kind, params);
  const key = keyIn(plainMessage(message.text));
  const said = whatsAppAnswer(message.text);
  const mayAnswer = await hasTryLeft(deps, "whatsapp_replies_per_number", message.from);
  const asks_reset = said === "reset" || isAskReset(deps, message.text);
  const old = deps.now().getTime() - message.at.getTime() > hour_ms;
  if (!key && !said && !asks_reset) return help(deps, message, helpText(deps, texts));
  // The phone may have another holder by now, whom a link requested long ago would confuse.
  if (asks_reset && old) return;
  const too_often = asks_reset && !(await hasTryLeft(deps, "whatsapp_resets_per_number", message.from));
  await deps.tx(async (tx) => {
    const answer: Reply | null = key
      ? await confirmNumber(deps, tx, message, key, texts)
      : too_often
        ? { text: texts("reset_too_often") }
        : asks_reset
          ? await sendResetLinks(deps, tx, message.from, texts)
          : said === "not_me"
            ? await disputeNumber(deps, tx, message, texts)
            : { text: texts("ask_not_me") };
    if (answer && (answer.always || mayAnswer))
      await enqueue(deps, tx, { kind: "whatsapp", to: message.from, text: answer.text });
  });
}

/** Returns whether the text is the sentence that the forgotten-password page prefills. */
function isAskReset(deps: AccountDeps, text: string): boolean {
  const plain = plainMessage(text);
  return locales.some((locale) => plainMessage(whatsAppText(deps.config, locale, "ask_reset")) === plain);
}

type Texts = (kind: WhatsAppKind, params?: MessageParams) => string;

const helpText = ({ config }: AccountDeps, texts: Texts) =>
  texts("help", { phone: phones.format(config.supportPhone) });

async function help(deps: AccountDeps, message: WhatsAppText, text: string): Promise<void> {
  if (!(await hasTryLeft(deps, "whatsapp_help_per_number", message.from))) return;
  await deps.tx((tx) => enqueue(deps, tx, { kind: "whatsapp", to: message.from, text }));
}

/** Confirms a number when the complete sentence, in either language, comes from the number that was typed. */
async function confirmNumber(
  deps: AccountDeps,
  tx: Tx,
  message: WhatsAppText,
  key: string,
  texts: Texts,
): Promise<Reply> {
  const row = await lockByKey(deps, tx, key);
  const sentences = row
    ? locales.map((locale) => plainMessage(confirmSentence(deps.config, locale, row, key)))
    : [];
  if (!row) return { text: texts("expired") };
  if (!sentences.includes(plainMessage(message.text))) return { text: helpText(deps, texts) };
  if (row.phone_number !== message.from) return { text: texts("other_number") };
  const account = maskAccount(row);
  if (row.phone_verified_at) return { text: texts("already_confirmed", { account }) };
  const refusal = await markNumberVerified(deps, tx, row);
  const others = (await othersOnNumber(deps, tx, row)).map(maskAccount);
  if (refusal) return { text: texts("number_full", { account, accounts: others.join(", ") }), always: true };
  const confirmed = texts("confirmed", { account });
  if (others.length === 0) return { text: confirmed, always: true };
  const all = texts("accounts_of_number", { accounts: [...others, account].join(", ") });
  return { text: `${confirmed}\n\n${all}`, always: true };
}

/**
 * Sends a reset link for each account with this number, with its masked name, so that relatives can tell them apart.
 */
async function sendResetLinks(deps: AccountDeps, tx: Tx, number: string, texts: Texts): Promise<Reply> {
  const accounts = (await findByNumber(deps, tx, number)).filter((account) => !isSuspended(account));
  if (accounts.length === 0)
    return { text: texts("reset_none", { link: pageLink(deps.config, "forgot-password") }) };
  const links: string[] = [];
  const withheld: string[] = [];
  for (const account of accounts) {
    const name = maskAccount(account);
    if (!recoversBy(account, "phone", deps.now()))
      withheld.push(texts("reset_link_withheld", { account: name }));
    else links.push(`${name}: ${resetLink(deps.config, await writeResetLink(deps, tx, account.id))}`);
  }
  const parts = links.length > 0 ? [texts("reset_links"), ...links, ...withheld] : withheld;
  return { text: parts.join("\n\n"), always: true };
}
