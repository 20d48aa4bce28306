import * as z from "zod/mini";
import type { FaultCode } from "../fault.ts";
import { cleanText } from "../text.ts";

const hosts = {
  instagram: ["instagram.com", "www.instagram.com"],
  facebook: ["facebook.com", "www.facebook.com", "m.facebook.com", "fb.com"],
} as const;

export type Network = keyof typeof hosts;

// A plain address: no user name, no port, no blanks, nothing that ends an attribute or opens an element. What stands
// between "//" and the path must be a known host, whole.
const plainAddress = /^https:\/\/([^/?#\s\\@:"<>`]+)(?:[/?#][^\s\\"<>`]*)?$/i;

function hostOf(text: string): string | null {
  return plainAddress.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Decisions §4: https and the network's own hosts only; empty is allowed. */
export function socialLink(network: Network, wrongHost: FaultCode) {
  const known: readonly string[] = hosts[network];
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z.string("link_invalid").check(
        z.overwrite(cleanText),
        z.maxLength(300, "link_invalid"),
        z.refine((text) => text === "" || hostOf(text) !== null, { error: "link_invalid" }),
        z.refine(
          (text) => {
            const host = hostOf(text);
            return host === null || known.includes(host);
          },
          { error: wrongHost },
        ),
      ),
    ),
    "",
  );
}
