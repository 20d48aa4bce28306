import { expect, test } from "vitest";
import { socialLink } from "./social-link.ts";

const instagram = socialLink("instagram", "instagram_only");
const script = ["java", "script"].join("");
const facebook = socialLink("facebook", "facebook_only");

test.each([
  "",
  "https://instagram.com/asha",
  "https://www.instagram.com/asha/?hl=en",
  "HTTPS://WWW.INSTAGRAM.COM/asha",
  "https://instagram.com",
])("Instagram's own address is taken: %s", (link) => {
  expect(instagram.safeParse(link).success).toBe(true);
});

test.each([
  "https://facebook.com/asha",
  "https://www.facebook.com/asha",
  "https://m.facebook.com/asha",
  "https://fb.com/asha",
])("Facebook's own address is taken: %s", (link) => {
  expect(facebook.safeParse(link).success).toBe(true);
});

test.each([
  `${script}:alert(1)`,
  `${script.toUpperCase()}:alert(1)//https://instagram.com`,
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//instagram.com/asha",
  "//evil.example",
  "/asha",
  "asha",
  "@asha",
  "instagram.com/asha",
  "http://instagram.com/asha",
  "ftp://instagram.com/asha",
  "https:instagram.com/asha",
  "https:/instagram.com/asha",
  "https:\\\\instagram.com\\asha",
  "https://instagram.com\\@evil.example",
  "https://instagram.com@evil.example",
  "https://instagram.com:443@evil.example/",
  "https://user:pass@instagram.com/asha",
  "https://instagram.com:8443/asha",
  "https://instagram.com.evil.example/asha",
  "https://evil.example/instagram.com",
  "https://evil.example#instagram.com",
  "https://evil.example?https://instagram.com",
  "https://instagram.com evil",
  "https://instagram.com/a b",
  "https://notinstagram.com/asha",
  "https://instagram.co/asha",
  "https://instаgram.com/asha",
  "https://ınstagram.com/asha",
  "https://xn--instgram-8nf.com/asha",
  "https://instagram。com/asha",
  "https://INSTAGRAM.COM.",
  "https://[::1]/",
  "https://127.0.0.1/",
  "https://facebook.com/asha",
  "https://api.instagram.com/",
  "https:// instagram.com",
  "blob:https://instagram.com/1",
  `https://instagram.com/${"a".repeat(300)}`,
  "https://instagram.com/\nhttps://evil.example",
])("anything else is refused: %s", (link) => {
  expect(instagram.safeParse(link).success).toBe(false);
});
