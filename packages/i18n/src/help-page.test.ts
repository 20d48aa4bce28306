import { expect, test } from "vitest";
import { messages as en } from "./en/ui/help.ts";
import { messages as en_visibility } from "./en/ui/visibility.ts";
import { messages as pb } from "./pb/ui/help.ts";
import { messages as pb_visibility } from "./pb/ui/visibility.ts";

test.each([
  ["English", en, en_visibility, "maintenance"],
  ["Punjabi", pb, pb_visibility, "ਸਾਂਭ-ਸੰਭਾਲ"],
])(
  "The help page does not say in %s how the account of a hidden member explains it",
  (_, help, visibility, word) => {
    expect(JSON.stringify(visibility)).toContain(word);
    expect(JSON.stringify(help)).not.toContain(word);
  },
);
