import { expect, test } from "vitest";
import { qrText } from "./qr-text.ts";

test.each([
  ["https://wa.me/911140001234?text=Code%3A%20abc%26d", "https://wa.me/911140001234?text=Code%3A%20abc%26d"],
  [`https://wa.me/91?text=${encodeURIComponent("ਕੋਡ: ਕ & 1")}`, "https://wa.me/91?text=ਕੋਡ%3A%20ਕ%20%26%201"],
  ["https://wa.me/91?text=%E0%A8", "https://wa.me/91?text=%E0%A8"],
])("the QR text of %s holds the same message with Gurmukhi letters as they are", (link, text) => {
  expect(qrText(link)).toBe(text);
  expect(encodeURI(decodeURI(text.replaceAll("%E0%A8", "")))).toBe(
    encodeURI(decodeURI(link.replace(/%E0%A8$/, ""))),
  );
});

test("the code of a Punjabi message has at most half the characters of the link", () => {
  const link = `https://wa.me/911140001234?text=${encodeURIComponent("ਇਹ ਮੇਰਾ ਵਟਸਐਪ ਨੰਬਰ ਹੈ ਜੀ")}`;
  expect(qrText(link).length).toBeLessThan(link.length / 2);
});
