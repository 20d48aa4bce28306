import { expect, test } from "vitest";
import { findContactDetails } from "../contact-details.ts";

const lines = (text: string) => text.split("\n").filter(Boolean);

const numbers = lines(`
Simple family, interested people ring 82840-11223 evening time
Genuine rishta only, 7 0 0 9 8 1 2 3 4 5
papa 9417.2233.45 mummy ghar
contact - nine four one seven two two three three four five
pls ring 94172 double three 445
WhatsApp me: eight two eight four zero double one double two three
Reach us 8-2-8-4-0-1-1-2-2-3 anytime
whatsapp 82840*11*223
dial eighty two eighty four zero eleven twenty two three
Ring on eighty-two, eighty-four, zero-one, one-two, twenty-three
mera mobile bayasi churasi zero gyarah bai tin
sada number chauranve satara bai tetti pantali hai
ਸਾਡਾ ਨੰਬਰ ਚੁਰਾਨਵੇਂ ਸਤਾਰਾਂ ਬਾਈ ਤੇਤੀ ਪੰਤਾਲੀ ਹੈ
ਬਿਆਸੀ ਚੁਰਾਸੀ ਜ਼ੀਰੋ ਗਿਆਰਾਂ ਬਾਈ ਤਿੰਨ ਤੇ ਫ਼ੋਨ ਕਰੋ
ਅੱਠ ਦੋ ਅੱਠ ਚਾਰ ਸਿਫਰ ਇਕ ਇਕ ਦੋ ਦੋ ਤਿੰਨ
ਅੱਠ, ਦੋ, ਅੱਠ, ਚਾਰ, ਜੀਰੋ, ਇੱਕ, ਇੱਕ, ਦੋ, ਦੋ, ਤਿੰਨ
ਮੇਰਾ ਨੰਬਰ ੮੨੮੪੦ ਤੇ ੧੧੨੨੩
੯੪੧੭੨ ਫਿਰ ੨੩੩੪੫
ਪਹਿਲੇ ਅੰਕ 94172 ਤੇ ਆਖਰੀ 23345
94172 likho fir 23345 likho
94172 pehle, 23345 baad ch
941 722 3345 is how you find papa
take 94172 and add 23345 after it
join 94172 with 23345
my luck numbers are 94, 17, 22, 33, 45
lucky numbers 94 17 22 33 45
94 love 17 love 22 love 33 love 45
94❤️17❤️22❤️33❤️45
94🌹172🌹23345
9⃣4⃣1⃣7⃣2⃣2⃣3⃣3⃣4⃣5⃣
９４１７２ ２３３４５
𝟗𝟒𝟏𝟕𝟐 𝟐𝟑𝟑𝟒𝟓
९४१७२ २३३४५
٩٤١٧٢٢٣٣٤٥
94l72 23345
94I72Z3345
9417223EA5 or 94I7223345
9 4 one 7 two 2 three 3 four 5
9four1seven2two3three45
nine4one7two2three3four5
NineFourOneSevenTwoTwoThreeThreeFourFive
ninefouroneseventwotwothreethreefourfive
n!ne f0ur 0ne sev3n tw0 tw0 thr33 thr33 f0ur f1ve
nineee fourr onee sevenn twoo twoo threee threee fourr fivee
nin four one sevn two two thre three four fiv
nau char ik satt do do tin tin char panj
nau chaar ek saat do do teen teen chaar paanch
NAU CHAR IKK SATT DO DO TINN TINN CHAR PANJ
nau, chaar, ikk, satt, do, do, tinn, tinn, chaar, panj
nau chaar ik satt dabal do dabal tin chaar panj
nau char ik satt 22 33 45
94 satara bai tetti pantali
nine four one seven - two two three - three four five
+91 (94172) 23345
+91 / 94172 / 23345
plus 91 94172 23345
plus nine one 94172 23345
00 91 94172 23345
91ninefour17223345
9417 22 33 45
94.17.22.33.45
94,172,23,345
94_17_22_33_45
94 - 17 - 22 - 33 - 45
94=17=22=33=45
(94)(17)(22)(33)(45)
94\\17\\22\\33\\45
|94172|23345|
9.4.1.7.2 2.3.3.4.5
94172 ... call ... 23345
ph. 94172-2three345
Canada number 604 832 1145
six zero four eight three two one one four five
six oh four, eight three two, double one four five
Call BC: 778.829.1145
UK 0 7 7 0 0 9 0 0 1 2 3
oh double seven double oh nine double oh one two three
Aus 04 12 34 56 78
dubai +971-55-1234567
Italy 0039 333 1234567
landline 01628-234567
0161 five two three four five six seven
STD 0175 2301122
ghar da phone 2301122 patiala
my number starts 941 then 722 then 3345
941 fir 722 fir 3345
ਸ਼ੁਰੂ 941 ਫਿਰ 722 ਫਿਰ 3345
number nau sau nahi, 94172 te 23345
income 94172 savings 23345
94172 acres 23345 trees
roll no 9417223345
house no 9417223345
born 94-17-22-33-45
`);

const mails = lines(`
write to jkaur1996@gmail.com
jkaur1996 at gmail
jkaur1996(at)gmail.com
jkaur1996 [at] gmail
jkaur.1996 at the rate gmail com
jkaur1996 @ g mail
jkaur1996 gmail dot com
jkaur1996gmail.com
jkaur1996 attherategmaildotcom
jkaur1996 AT yahoo DOT co DOT in
jkaur underscore 96 at hotmail dot com
j.kaur (at) rediffmail (dot) com
jkaurathotmaildotcom
JKAUR AT GMAIL DOT COM
jkaur at gmail, then dot com
jkaur - at - gmail - dot - com
jkaur at gmail point com
ਜੇਕੌਰ96 ਐਟ ਜੀਮੇਲ ਡਾਟ ਕਾਮ
ਮੇਲ ਕਰੋ jkaur96 ਐਟ ਜੀਮੇਲ
ਈਮੇਲ ਹੈ jkaur96@gmail
jkaur96 ਐਟ gmail.com
gmail te jkaur96 likho
gmail vich jkaur96 hai
my email id: jkaur96
mail - jkaur96 (google mail)
jkaur96 on gmail
jkaur96 at outlook dot com
jkaur 96 at gmail dot com
jaspreet dot kaur at gmail dot com
family.sandhu@yahoo.co.in for biodata
j k a u r 9 6 @ g m a i l
j-k-a-u-r-9-6-at-g-m-a-i-l-dot-c-o-m
jkaur96{@}gmail{.}com
jkaur96 at protonmail dot com
jkaur96 at sandhufamily dot in
`);

const links = lines(`
biodata at sandhufamily.in
see sandhufamily dot in
photos: sandhu.photos/jas
jas.bio.link
linktree jkaur96
linktr.ee slash jkaur
sandhufamily (dot) com
sandhufamily DOT com
sandhufamily . in/jas
www . sandhufamily . com
visit sandhu-family.co.uk
t.me/jkaur96
telegram.me/jkaur96
wa.me slash 9417223345
ig.me/jkaur
instagr.am/jkaur96
m.facebook.com/jkaur96
fb dot com slash jkaur96
youtube.com/@jkaur96
youtube dot com slash jkaur
snapchat.com/add/jkaur
bitly/3abcd
tiny url slash jaskaur
https//sandhu.in
ਸਾਡੀ ਵੈੱਬਸਾਈਟ ਸੰਧੂ ਡਾਟ ਕਾਮ
sandhu ਡਾਟ com
`);

const handles = lines(`
I am jkaur_96 on the gram
insta jkaur.96
insta jkaur
Insta : j_kaur96
instagram is jkaur96
my instagram jkaur96
on instagram as jkaur96
on insta my name is jkaur96
you will find jkaur96 on instagram
search for jkaur96 in instagram
jkaur96 (insta)
jkaur96 - instagram
jkaur96 @ insta
jkaur96@insta
ig jkaur96
IG~jkaur96
i.g. jkaur96
@jkaur96
at jkaur96 on insta
insta handle jkaur
instagram par jkaur96 dekho
insta ch jkaur96 search kro
insta upar jkaur96
jkaur96 naam nal insta te haan
jkaur96 insta te
ਮੈਂ ਇੰਸਟਾ ਤੇ jkaur96 ਹਾਂ
ਇੰਸਟਾ ਤੇ ਲੱਭੋ jkaur
jkaur96 ਇੰਸਟਾਗ੍ਰਾਮ
ਫੇਸਬੁੱਕ ਤੇ jkaur96 ਲੱਭੋ
ਸਨੈਪ jkaur96
ਟੈਲੀਗ੍ਰਾਮ: jkaur
facebook jkaur96
fb jkaur.sandhu
fb pe jkaur96
facebook.jkaur96
snapchat - jkaursnap
snap me jkaur96
add me on snap jkaur96
snapchat add jkaur96
telegram pe jkaur96
telegram user jkaur96
tele gram jkaur96
message jkaur96 on telegram
discord jkaur#9612
discord user jkaur96
skype jkaur.sandhu
skype name jkaur96
twitter handle jkaur96
twitter @jkaur
tik tok jkaur96
linked in jkaur-96
reddit u/jkaur96
threads jkaur96
signal jkaur.96
inst@gram jkaur96
1nst4 jkaur96
i-n-s-t-a jkaur96
Ｉｎｓｔａ jkaur96
ınsta jkaur96
user id jkaur96
username: jkaur
my handle everywhere is jkaur96
same id everywhere jkaur96
facebook par Jas.Kaur.Sahota dhoondo
linkedin jas-kaur-sahota
skype id live:jkaurs
add me jas_k91
pinterest jkaur91
dm jkaur96
`);

const tables = { numbers, mails, links, handles };
const all = Object.values(tables).flat();

const missed = (texts: readonly string[]) =>
  texts.filter((text) => findContactDetails(text)?.certain !== true);

test("the table holds at least 200 disguises", () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test("at least 95 of 100 disguises in sentences are found", () => {
  expect(missed(all).length / all.length).toBeLessThanOrEqual(0.05);
});
