import * as z from "zod/mini";
import type { FieldErrorCode } from "../field-error.ts";
import { cleanText } from "../text.ts";

const networks = {
  instagram: {
    hosts: ["instagram.com", "www.instagram.com", "m.instagram.com"],
    not_a_page: /^(?:accounts|challenge|direct|emails|l|oauth)$/i,
  },
  facebook: {
    hosts: ["facebook.com", "www.facebook.com", "m.facebook.com", "web.facebook.com", "fb.com", "www.fb.com"],
    // Facebook's own scripts and pages, many of which redirect to a URL inside the link.
    not_a_page:
      /\.php$|^(?:ajax|checkpoint|confirm|dialog|flx|l|login|logout|oauth|plugins|recover|sharer|tr)$/i,
  },
} as const;

export type Network = keyof typeof networks;

// Allows no user name, port, space or fragment, and nothing that ends an attribute or opens an element. The text
// between "//" and the path must be exactly a known host.
const plainAddress = /^(https:\/\/([^/?#\s\\@:"<>`%]+))(\/[^?#\s\\"<>`]*)?(?:\?([^#\s\\"<>`]*))?$/i;
/** Allows percent-encoded letters of other scripts, but not control characters and symbols. */
const segment = /^(?!\.)(?:[\w.~-]|%[89a-f][\da-f])+$/i;
/** Tracking parameters that share buttons and pages add; the link works without them. */
const tracking =
  /^(?:igsh|igshid|hl|img_index|utm_\w+|mibextid|fbclid|__tn__|__cft__.*|ref\w*|rdid|_rd[cr]|locale|paipv|eav|wtsid)$/i;

type Parts = { origin: string; host: string; path: string; query: string };

function partsOf(text: string): Parts | null {
  const [, origin, host, path = "", query = ""] = plainAddress.exec(text) ?? [];
  return origin && host ? { origin, host: host.toLowerCase(), path, query } : null;
}

/** Facebook identifies some people by number alone, and some by name and number. */
const numbered = /^\/profile\.php$/;
const named_and_numbered = /^\/people\/[^/]+\/\d+\/?$/;
const oneNumber = /^\d{1,20}$/;

/** Returns the link without tracking parameters; null when it is not a page of the network. */
function plainLink(text: string, network: Network): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { origin, path, query } = parts;
  const asked = query.split("&").filter((part) => part && !tracking.test(part.split("=")[0] ?? ""));
  if (network === "facebook" && numbered.test(path)) {
    const id = /^id=(.*)$/.exec(asked[0] ?? "")?.[1] ?? "";
    return asked.length === 1 && oneNumber.test(id) ? `${origin}${path}?id=${id}` : null;
  }
  const segments = path.replace(/^\/|\/$/g, "").split("/");
  const short = segments.length <= 2 || (network === "facebook" && named_and_numbered.test(path));
  const plain = segments.every((part) => segment.test(part)) || path === "" || path === "/";
  const own_page = !networks[network].not_a_page.test(segments[0] ?? "");
  return short && plain && own_page && asked.length === 0 ? origin + path : null;
}

/** Decisions §4: only https, only the network's own hosts, and only a page there; empty is allowed. */
export function socialLink(network: Network, wrongHost: FieldErrorCode) {
  const known: readonly string[] = networks[network].hosts;
  const knownHost = (text: string) => known.includes(partsOf(text)?.host ?? "");
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z.string("link_invalid").check(
        z.overwrite(cleanText),
        z.maxLength(300, "link_invalid"),
        z.refine((text) => text === "" || partsOf(text) !== null, { error: "link_invalid" }),
        z.refine((text) => partsOf(text) === null || knownHost(text), { error: wrongHost }),
        z.refine((text) => !knownHost(text) || plainLink(text, network) !== null, { error: "link_invalid" }),
        z.overwrite((text) => plainLink(text, network) ?? text),
      ),
    ),
    "",
  );
}
