import { expect, test } from "vitest";
import { findContactDetails } from "../contact-details.ts";

const lines = (text: string) => text.split("\n").filter(Boolean);

const numbers = lines(`
nine eight one five zero zero six six seven seven mera hai
98150 to 06677
98150-ਤੇ-06677
98150 nal 06677
9815 double zero 66 77
9815OO6677
981 500 6677
98I5OO6677
98 15 00 66 77 ph
98.150.066.77
98150 06677 jatt da phone
nine eight fifteen zero zero sixty six seventy seven
98 fifteen 00 sixty six 77
nau ath pandran sifar sifar chhiahat satattar
ਨੌਂ ਅੱਠ ਪੰਦਰਾਂ ਸਿਫ਼ਰ ਸਿਫ਼ਰ ਛਿਆਹਠ ਸਤੱਤਰ
ਅਠਾਨਵੇਂ ਪੰਦਰਾਂ ਜ਼ੀਰੋ ਜ਼ੀਰੋ ਛਿਆਹਠ ਸਤੱਤਰ
ਅਠਾਨਵੇਂ ਪੰਦਰਾਂ ਡਬਲ ਜ਼ੀਰੋ ਛਿਆਹਠ ਸਤੱਤਰ
athanven pandraan double zero chhiahath satattar
athaanave pandrah do sifar chhiyasath satattar
attaanve pandra 00 66 77
nawe ath ik panj do sifar
plz cal nine8one5 zero zero 66 77
Nine.Eight.One.Five.Zero.Zero.Six.Six.Seven.Seven
9 (8) 1 (5) 0 (0) 6 (6) 7 (7)
<9><8><1><5><0><0><6><6><7><7>
9,8,1,5 and 0,0,6,6,7,7
98150…06677
98150 :-) 06677
98150 xx 06677
98150 <3 06677
98150, bro, 06677
98150 (space) 06677
[nine][eight][one][five][zero][zero][six][six][seven][seven]
9//8//1//5//0//0//6//6//7//7
9a8a1a5a0a0a6a6a7a7
98one50066 77
Ⅸ Ⅷ 1 5 0 0 6 6 7 7
whats app at 981five006677
9815zero0667seven
reverse of 7766005189
7766005189 ulta karo
start 98 next 15 next 00 next 66 next 77
pehla ank 9 dooja 8 teeja 1 chautha 5 fir 0 0 6 6 7 7
first digit 9, second 8, third 1, fourth 5, then 006677
code 98150, pin 06677
serial 9815006677
vill Rampur 9815006677 teh Samrala
dob 98/15/00/66/77
H.No. 98150, St. 06677
Rs. 98,150 and 06677
eight one four six zero zero one one two two is dad
six two eight three nine zero one two three four
ਛੇ ਦੋ ਅੱਠ ਤਿੰਨ ਨੌਂ ਜ਼ੀਰੋ ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਉੱਤੇ ਗੱਲ ਕਰੋ ਜੀ
੬੨੮੩੯-੦੧੨੩੪
ਬਾਹਠ ਤਰਿਆਸੀ ਨੱਬੇ ਬਾਰਾਂ ਚੌਂਤੀ
ਸੱਤਰ ਨੌਂ ਅੱਠ ਬਾਰਾਂ ਪੈਂਤੀ ਛੇ
ਚੁਰਾਸੀ ਸਤਾਈ ਅਠੱਤੀ ਨੌਂ ਜ਼ੀਰੋ ਚਾਲੀ
ਪਚਾਸੀ ਛੱਬੀ ਇਕਤਾਲੀ ਬਵੰਜਾ ਤੇਰਾਂ
ਉਨਾਸੀ ਬਿਆਲੀ ਸਤਾਹਠ ਉਨੱਤੀ ਸੋਲਾਂ
chauhat byasi nabe baran chaunti
baahat tryasi nabbe baaran chauntee
pachasi chhabbi iktali bavanja teran
unasi biali satahat unatti solan
eighty five twenty six forty one fifty two thirteen
eightyfive, twentysix, fortyone, fiftytwo, thirteen
85 twentysix 41 fiftytwo 13
+39 three four seven one two three four five six seven
001 604 nine eight seven six five four three
`);
const handles = lines(`
hit me up on insta jas.sandhu22
insta handle - thejassandhu
you can check my insta, jassandhu_22
my ig (jassandhu22)
same as my name jassandhu22 on ig
instagram wali id jassandhu22
insta di id jassandhu22
ਇੰਸਟਾ ਵਾਲੀ ਆਈਡੀ jassandhu22
ਮੇਰਾ ਇੰਸਟਾਗ੍ਰਾਮ jas_sandhu ਹੈ
ਇੰਸਟਾ ’ਤੇ jassandhu22 ਨਾਂ ਹੈ
jassandhu22 naam ton insta hai
telegram channel t.me jassandhu
tg: jassandhu
TG - jassandhu22
snap :- jassandhu22
sc jassandhu22
snapcode jassandhu22
fb profile jas.sandhu.56
Facebook name Jas Sandhu Rampur 22
facebook: jas sandhu rampur
fb search jas.sandhu
ping jassandhu22 on telegram
discord jas#2211
discord tag jas#2211
skype jas.sandhu22
twitter jassandhu22
X handle jassandhu22
youtube @jassandhu
insta;jassandhu22
insta_jassandhu22
jassandhu22.insta
jassandhu22/insta
INSTAGRAM JASSANDHU22
Insta J A S S A N D H U 2 2
insta jas sandhu 22
insta jas underscore sandhu
insta at jas dot sandhu
`);
const rest = lines(`
jassandhu22 at the rate gmail
jassandhu(dot)22(at)gmail(dot)com
jassandhu22[a]gmail[d]com
jas sandhu 22 at gmail dot com
jassandhu22gmailcom
jassandhu22 AT GMAIL
jassandhu22 -at- yahoo -dot- com
jassandhu22 ATT gmail DOTT com
jassandhu22 @ जीमेल
jassandhu22 ਐੱਟ ਜੀ-ਮੇਲ ਡੌਟ ਕੌਮ
ਜੱਸ ਸੰਧੂ ਬਾਈ ਐਟ ਜੀਮੇਲ ਡਾਟ ਕਾਮ
mail.jassandhu@outlook.in
jas@sandhu.family
www.jassandhu.ca
jassandhu dot ca
jassandhu.ca
jassandhu.com/me
jassandhu,com
jassandhu [.] com
jassandhu(.)com
visit jassandhu d o t c o m
wa . me / 919815006677
whatsapp.com/channel/abc
chat.whatsapp.com/AbCd
maps.app.goo.gl/x
forms.gle/abcd
is.gd/abc
tinyurl com slash jas
link in bio jassandhu.page.link
`);
const all = [...numbers, ...handles, ...rest];

test("at least 92 of 100 disguises of mixed kinds are found", () => {
  const missed = all.filter((text) => findContactDetails(text)?.certain !== true);
  expect(new Set(all).size).toBe(all.length);
  expect(missed.length / all.length, missed.join("\n")).toBeLessThanOrEqual(0.08);
});
