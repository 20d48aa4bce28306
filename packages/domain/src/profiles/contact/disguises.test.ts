import { expect, test } from "vitest";
import { findContactDetails } from "../contact-details.ts";

const lines = (text: string) => text.split("\n").filter(Boolean);

const mails = lines(`
akaur@example.com
akaur @ example . com
akaur@ example.com
a.kaur+rishta@gmail.com
akaur(at)gmail(dot)com
akaur [at] gmail [dot] com
akaur {at} gmail {dot} com
akaur<at>gmail<dot>com
akaur (a) gmail (.) com
akaur at gmail dot com
a kaur at gmail dot com
akaur AT gmail DOT com
akaurATgmailDOTcom
akaurAtGmailDotCom
akauratgmaildotcom
akaur_at_gmail_dot_com
akaur-at-gmail-dot-com
akaur*at*gmail*dot*com
akaur at the rate gmail dot com
akaur at the rate of gmail.com
akaur at-the-rate gmail.com
akaur attherate gmail dot com
akaur @ gmail
akaur@gmail
akaur at gmail
akaur, at, gmail, dot, com
akaur at g mail dot com
akaur gmail com
akaur gmail.com
akaur98 gmail
gmail akaur98
gmail: akaur98
my gmail is akaur98
email akaur98
email id akaur.98
mail me akaur98 at yahoo
mail id - akaur@rediff
akaur at yahoo dot co dot in
akaur at hotmail dot com
akaur at outlook.com
akaur at rediffmail dot com
akaur at icloud dot com
akaur at proton mail dot com
a k a u r @ g m a i l . c o m
a k a u r at g m a i l dot c o m
akaur@gmai1.com
akaur @gmail,com
akaur＠gmail．com
akaur@gmail。com
akaur ＠ gmail dot com
akaur@gmail•com
kaur dot asha at gmail dot com
kaur underscore asha at gmail dot com
ਈਮੇਲ akaur@yahoo.com
akaur ਐਟ gmail ਡਾਟ com
akaur ਐਟ ਜੀਮੇਲ ਡਾਟ ਕਾਮ
ਆਸ਼ਾ ਕੌਰ ਐਟ ਜੀਮੇਲ ਡਾਟ ਕਾਮ
ਆਸ਼ਾ98 ਐਟ ਯਾਹੂ ਡਾਟ ਕਾਮ
ਆਸ਼ਾ ਐਟ ਦ ਰੇਟ ਜੀਮੇਲ ਡੌਟ ਕੌਮ
ਐਟ ਜੀਮੇਲ ਡਾਟ ਕਾਮ
ਜੀਮੇਲ ਡਾਟ ਕਾਮ ਤੇ akaur98
ਈਮੇਲ ਆਈਡੀ akaur98
ਹਾਟਮੇਲ ਡਾਟ ਕਾਮ akaur
आशा एट जीमेल डॉट कॉम
write to akaur at mail dot example dot com
reach us: akaur (at) family (dot) org
akaur at family dot net
`);

const links = lines(`
example.com
example . com
example. com
example .com
example , com
example dot com
example (dot) com
example[.]com
example·com
akaur.dev
akaur.in
akaur.co.in
akaur.me
akaur.info
akaur.xyz
akaur.page
ashakaur.online
see akaur.dev please
my page is ashakaur.com
website: ashakaur.net
www.akaur.in
www akaur in
w w w . akaur . in
WWW.AKAUR.COM
http://akaur.in
https://akaur.in/me
hxxps://akaur.in
https ://ashak
http;//ashak
http colon slash slash akaur dot in
h t t p : // akaur
akaur dot in slash me
bit.ly/3xYzAb
bit ly slash x
bit ly/3xYz
bit dot ly slash x
tinyurl.com/x
t.me/akaur
t me/akaur
t dot me slash akaur
wa.me
wa.me/919876543210
wa me slash 91
wa dot me
linktr.ee/akaur
linktr ee akaur
youtu.be/abcdef
youtu be slash abcdef
goo.gl/forms/x
instagram.com/akaur
instagram dot com slash akaur
facebook.com/asha.kaur
fb.com/akaur
fb.me/akaur
discord.gg/abcd
ਵੈੱਬਸਾਈਟ ashakaur.com
akaur ਡਾਟ ਕਾਮ
akaur ਡਾਟ ਇਨ ਦੇਖੋ
biodata on docs.google.com/x
drive.google.com/file/d/1
akaur.wordpress.com
akaur.github.io
`);

const handles = lines(`
akaur99 on insta
insta pe akaur99
insta te akaur99
insta par akaur99
akaur99 ਇੰਸਟਾ ਤੇ
ਇੰਸਟਾ ਤੇ akaur99
ਇੰਸਟਾਗ੍ਰਾਮ ਤੇ akaur99 ਲੱਭੋ
ਇੰਸਟਾ: akaur99
ਇੰਸਟਾ ਆਈਡੀ akaur99
ਮੇਰੀ ਇੰਸਟਾ akaur99 ਹੈ
search akaur99 on fb
search akaur on fb
find akaur on instagram
follow akaur on insta
add akaur on snap
dm akaur on ig
look for akaur99 on facebook
fb te akaur99 labho
fb te akaur labho
facebook vich akaur99
ਫੇਸਬੁੱਕ ਤੇ akaur99
ਫ਼ੇਸਬੁੱਕ akaur.98
instagram/akaur99
instagram/akaur
insta/akaur99
insta-akaur99
insta - akaur99
insta=akaur99
insta > akaur99
insta → akaur99
insta @akaur99
insta @ akaur99
insta#akaur99
insta(akaur99)
insta "akaur99"
insta akaur99
insta: akaur
instagram: akaur
insta id akaur
insta id: akaur
insta id is akaur99
instagram handle akaur
instagram username akaur99
my insta is akaur
my instagram is akaur99
IG: akaur
IG akaur99
ig @akaur
ig - akaur_98
my ig is akaur99
@akaur99
@a.kaur
@akaur on insta
follow @akaur
i.n.s.t.a akaur99
i n s t a akaur99
1nsta akaur99
1nstagr4m akaur99
in$ta akaur99
Insta_akaur99
instagrm akaur99
insta gram akaur99
insta   akaur_99
discord akaur#1234
discord: akaur
skype akaur99
skype: akaur
skype id akaur
skype live:akaur99
snapchat akaur99
snap akaur99
snap: akaur
snap id akaur99
sc: akaur99
akaur99 snapchat
ਸਨੈਪਚੈਟ akaur99
telegram akaur99
telegram: akaur
telegram @akaur
tg akaur99
akaur99 telegram te
ਟੈਲੀਗ੍ਰਾਮ akaur99
whatsapp akaur99
twitter akaur99
twitter: akaur
tiktok akaur99
tiktok @akaur
akaur99 tiktok
linkedin akaur-99
linkedin asha.kaur
kik akaur99
viber akaur99
wechat akaur99
imo id akaur99
botim akaur99
youtube channel akaur99
my youtube channel is at akaur_vlogs
my youtube channel is at akaurvlogs
youtube channel akaurvlogs
youtube channel called ashakaurr
my youtube channel is at ashak
linktree ashak
my linktree is ashak
fb akaur.98
fb: asha.kaur
fb id asha.kaur
f b akaur99
facebook id asha.kaur.98
face book akaur99
id: akaur99
ID - akaur_99
username akaur99
user name: akaur99
handle: akaur99
my id is akaur99
meri id akaur99
ਮੇਰੀ ਆਈਡੀ akaur99
आईडी akaur99 इंस्टा
इंस्टा akaur99
asha_kaur on facebook
ashakaur on insta
kaur.asha98 insta
find me on insta as ashakaur
same name on insta, ashakaur98
you can find me as ashakaur98 on instagram
insta par search karo ashakaur98
insta te ashakaur98 nu follow karo
`);

const tables = { mails, links, handles };
const all = Object.values(tables).flat();

const missed = (texts: readonly string[]) =>
  texts.filter((text) => findContactDetails(text)?.certain !== true);

test("the table holds at least 200 disguises, each once", () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test.each(Object.entries(tables))("at least 95 of 100 disguised %s are found", (_, texts) => {
  expect(missed(texts).length / texts.length).toBeLessThanOrEqual(0.05);
});
