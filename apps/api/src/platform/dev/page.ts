import type { Config } from "../config/config.ts";
import { type Html, html } from "../http/html.ts";
import type { Box, DevMessage } from "./messages.ts";

type PageParts = {
  config: Config;
  boxes: Box[];
  open: string;
  messages: DevMessage[];
  from: string;
  text: string;
};

/** Returns the page of built-in phones and mailboxes, for people who develop or try the product. */
export function devPage({ config, boxes, open, messages, from, text }: PageParts): Html {
  const phone = from || (open.startsWith("+") ? open : "");
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${config.productName}: phones and mailboxes</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/app.css"><script src="/dev/app.js" defer></script></head>
<body><header><h1>Phones and mailboxes</h1>
<p>Nothing leaves this machine: what ${config.productName} mails, writes to WhatsApp or sends by SMS stands here.
<a href="${config.publicUrl}/">To ${config.productName}</a></p></header>
<main><nav aria-label="Mailboxes and phones"><a href="/dev" ${open === "" ? current : ""}>Everything</a>
${boxes.map((box) => boxLink(box, open))}</nav>
<section id="messages" aria-label="Messages" data-open="${open}">
${messages.length > 0 ? messages.map((message) => messageCard(message, config)) : html`<p class="empty">No messages yet.</p>`}
</section>
<section id="phone"><h2>Write to ${config.productName} on WhatsApp</h2>
<form id="phone-form"><label>From number <input name="from" inputmode="tel" autocomplete="off" required
placeholder="+91 98765 43210" value="${phone}"></label>
<p class="to">To ${config.whatsapp.number}</p>
<label>Message <textarea name="text" rows="7" required>${text}</textarea></label>
<button type="submit">Send</button><p role="status" id="sent"></p></form></section></main></body></html>`;
}

const current = html`aria-current="page"`;

function boxLink({ address, messages }: Box, open: string): Html {
  const sign = address.startsWith("+") ? "phone" : "mail";
  return html`<a href="/dev?to=${encodeURIComponent(address)}" class="${sign}" ${address === open ? current : ""}
>${address} <small>${messages}</small></a>`;
}

const channelNames = { mail: "Mail", whatsapp: "WhatsApp", sms: "SMS" } as const;

function messageCard(message: DevMessage, config: Config): Html {
  const own = message.recipient === config.whatsapp.number;
  return html`<article class="${message.channel} ${own ? "own" : ""}">
<p class="meta"><b>${channelNames[message.channel]}</b> ${senderOf(message)} → ${message.recipient}
<time datetime="${message.at.toISOString()}">${message.at.toISOString().slice(0, 16).replace("T", " ")}</time></p>
${message.subject ? html`<h2>${message.subject}</h2>` : ""}<div class="text">${linked(message.text)}</div></article>`;
}

/** An SMS has no sender but the gateway, and the channel is named already. */
const senderOf = ({ channel, sender }: DevMessage) => (channel === "sms" ? "" : sender);

/** Returns the text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
