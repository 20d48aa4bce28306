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
  [
    "https://www.instagram.com/asha_kaur.98?igsh=MWx4b2R0&utm_source=qr",
    "https://www.instagram.com/asha_kaur.98",
  ],
  ["https://www.instagram.com/asha/?hl=en", "https://www.instagram.com/asha/"],
  ["https://instagram.com/p/Cx_a-9/?img_index=1", "https://instagram.com/p/Cx_a-9/"],
])("what a phone adds for counting is not kept: %s", (shared, kept) => {
  expect(instagram.parse(shared)).toBe(kept);
});

test.each([
  ["https://www.facebook.com/share/1AbCdE/?mibextid=wwXIfr", "https://www.facebook.com/share/1AbCdE/"],
  ["https://facebook.com/asha.kaur.98?fbclid=IwAR0x&__tn__=%2Cd", "https://facebook.com/asha.kaur.98"],
  [
    "https://www.facebook.com/profile.php?id=100012345678901",
    "https://www.facebook.com/profile.php?id=100012345678901",
  ],
  [
    "https://m.facebook.com/profile.php?id=100012345678901&mibextid=ZbWKwL",
    "https://m.facebook.com/profile.php?id=100012345678901",
  ],
  [
    "https://www.facebook.com/people/Asha-Kaur/100012345678901/",
    "https://www.facebook.com/people/Asha-Kaur/100012345678901/",
  ],
])("Facebook's usual forms are taken without what is added for counting: %s", (shared, kept) => {
  expect(facebook.parse(shared)).toBe(kept);
});

test.each([
  "https://www.facebook.com/l.php?u=https://evil.example",
  "https://m.facebook.com/flx/warn/?u=https://evil.example",
  "https://www.facebook.com/flx/warn/",
  "https://www.facebook.com/sharer/sharer.php?u=https://evil.example",
  "https://www.facebook.com/sharer.php",
  "https://www.facebook.com/login/?next=https://evil.example",
  "https://www.facebook.com/login.php",
  "https://www.facebook.com/dialog/feed",
  "https://www.facebook.com/L.PHP",
  "https://www.facebook.com/profile.php",
  "https://www.facebook.com/profile.php?id=1&id=2",
  "https://www.facebook.com/profile.php?id=x",
  "https://www.facebook.com/asha?u=https://evil.example",
  "https://www.facebook.com/%6c.php",
])("Facebook's own redirectors are refused: %s", (link) => {
  expect(facebook.safeParse(link).success).toBe(false);
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
  "https://instagram.com/%0d%0aX",
  "https://instagram.com/accounts/login/?next=/asha",
  "https://instagram.com/asha#https://evil.example",
  "https://instagram.com/asha?next=https://evil.example",
  "https://instagram.com/a/b/c",
  "https://instagram.com/..",
  "https://instagram.com/asha//",
])("anything else is refused: %s", (link) => {
  expect(instagram.safeParse(link).success).toBe(false);
});
