import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The page's script: loads new messages and sends the form without leaving the page. */
export const script = `
const open = document.querySelector("#messages").dataset.open;
const form = document.querySelector("#phone-form");
const said = document.querySelector("#sent");
let shown;

async function look() {
  const answer = await fetch("/dev/messages?to=" + encodeURIComponent(open), { cache: "no-store" });
  const now = await answer.text();
  shown ??= now;
  if (now === shown) return;
  // An unsent text must not be lost.
  if (form.contains(document.activeElement)) said.textContent = "There are new messages.";
  else location.reload();
}
look();
setInterval(() => { if (!document.hidden) look().catch(() => {}); }, 1500);

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const data = Object.fromEntries(new FormData(form));
  const answer = await fetch("/dev/whatsapp", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  said.textContent = answer.ok ? "Sent." : (await answer.json()).message;
  if (answer.ok) setTimeout(() => location.assign("/dev?to=" + encodeURIComponent(data.from)), 900);
});
`;

const font_file = /^mukta-mahee-gurmukhi-400.*\.woff2$/;

/** The page's style. Gurmukhi uses the web app's own font, because a machine may have none. */
export function styleWith(webFolder: string): string {
  const folder = path.join(webFolder, "assets");
  const font = existsSync(folder) && readdirSync(folder).find((name) => font_file.test(name));
  if (!font) return style;
  return `@font-face{font-family:"Mukta Mahee";src:url("/assets/${font}") format("woff2");unicode-range:U+0A00-0A7F,U+200C-200D,U+0964-0965}${style}`;
}

const style = `
:root{color-scheme:light;--ink:#2b2320;--soft:#6d5f57;--paper:#fbf7f1;--card:#fff;--line:#e6dcd0;--deep:#7a1f2b;--green:#e2f4d9}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 "Mukta Mahee",system-ui,sans-serif}
header{padding:1.25rem 1rem .25rem;max-width:70rem;margin:auto}h1{margin:0;font-size:1.4rem;color:var(--deep)}
header p{margin:.25rem 0;color:var(--soft)}a{color:var(--deep)}
main{max-width:70rem;margin:auto;padding:1rem;display:grid;gap:1rem;grid-template-columns:1fr}
nav{display:flex;gap:.5rem;overflow-x:auto;padding-bottom:.25rem}
nav a{flex:none;padding:.6rem .9rem;border:1px solid var(--line);border-radius:999px;background:var(--card);text-decoration:none}
nav a[aria-current]{background:var(--deep);color:#fff;border-color:var(--deep)}nav small{opacity:.7}
article,#phone{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;margin-bottom:.75rem}
article.whatsapp{border-left:4px solid #2f9e5b}article.mail{border-left:4px solid var(--deep)}article.sms{border-left:4px solid #1f5fa8}article.own{background:var(--green)}
.meta{margin:0;color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}time{display:block}
article h2{font-size:1.05rem;margin:.35rem 0}.text{white-space:pre-wrap;overflow-wrap:anywhere;margin-top:.35rem}
#phone h2{font-size:1.05rem;margin:0 0 .5rem}label{display:block;margin:.5rem 0;font-weight:600}
input,textarea{display:block;width:100%;margin-top:.25rem;padding:.7rem;font:inherit;font-weight:400;border:1px solid #b9aca0;border-radius:10px;background:#fff}
.to,.empty{color:var(--soft)}button{font:inherit;font-weight:600;padding:.75rem 1.4rem;border:0;border-radius:10px;background:#1d7a45;color:#fff;min-height:48px}
@media(min-width:60rem){main{grid-template-columns:16rem 1fr 22rem}nav{flex-direction:column;overflow:visible}nav a{border-radius:10px;overflow-wrap:anywhere}
#phone{position:sticky;top:1rem;align-self:start}}
`;
