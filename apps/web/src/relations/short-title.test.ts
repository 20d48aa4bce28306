import { expect, test } from "vitest";
import { shortTitle } from "./short-title.ts";

test.each([
  ["₹4–6 lakh (US$4,700–7,000)", "₹4–\u20606 lakh"],
  ["CA$85,000–130,000 (₹50–75 lakh)", "CA$85,000–130,000"],
  ["Senior secondary (12th)", "Senior secondary"],
  ["Tank Kshatriya (Chhimba)", "Tank Kshatriya"],
  ["No income", "No income"],
])("where there is little room, the title %s is %s", (title, short) => expect(shortTitle(title)).toBe(short));
