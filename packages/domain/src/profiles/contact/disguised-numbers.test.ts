import { expect, test } from "vitest";
import { findContactDetails } from "../contact-details.ts";

const lines = (text: string) => text.split("\n").filter(Boolean);

const numbers = lines(
  `
98765–43210
98765—43210
98765 − 43210
98765:43210
98765; 43210
98765·43210
98765+43210
98765=43210
98765,,43210
98765...43210
98765~43210
98765 // 43210
98765|43210
98765\\43210
98765_43210
98765#43210
98765*43210
98765&43210
98765"43210"
[98765][43210]
(98765)(43210)
{98765} 43210
<98765>43210
98765>>43210
98765 → 43210
98765 ❤ 43210
98765🙏43210
9876💛543💛210
📞98765 43210
📱 9 8 7 6 5 4 3 2 1 0
9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣
⑨⑧⑦⑥⑤④③②①⓪
❾❽❼❻❺❹❸❷❶⓿
𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬
⁹⁸⁷⁶⁵⁴³²¹⁰
９８７６５－４３２１０
੯੮੭੬੫-੪੩੨੧੦
੯੮੭ ੬੫੪ ੩੨੧੦
੯ ੮ ੭ ੬ ੫ ੪ ੩ ੨ ੧ ੦ ਤੇ ਗੱਲ ਕਰੋ
९८७६५ ४३२१०
۹۸۷۶۵۴۳۲۱۰
٩٨٧٦٥ ٤٣٢١٠
৯৮৭৬৫৪৩২১০
98੭65 43੨10
98,76,54,32,10
98/76/54/32/10
98-76-54-32-10
98 76 54 32 10
9.8.7.6.5.4.3.2.1.0
9,8,7,6,5,4,3,2,1,0
9-8-7-6-5-4-3-2-1-0
9/8/7/6/5/4/3/2/1/0
9:8:7:6:5:4:3:2:1:0
987 654 3210
987-65-43-210
9876 543 210
9 876 543 210
9,876,543,210
98,765,43,210
98 7654 3210
98765
43210
98
76
54
32
10
98 and 76 and 54 and 32 and 10
98 te 76 te 54 te 32 te 10
98 ਤੇ 76 ਤੇ 54 ਤੇ 32 ਤੇ 10
98 then 76 then 54 then 32 then 10
98 plus 76 plus 54 plus 32 plus 10
98 dash 76 dash 54 dash 32 dash 10
98 space 765 space 43210
98 dot 76 dot 54 dot 32 dot 10
98 cats 76 dogs 54 birds 32 fish 10 ants
first 98765 last 43210
first half 98765, second half 43210
starts with 98765 and ends with 43210
pehla 98765 fir 43210
pehlan 98765 te baad vich 43210
ਪਹਿਲਾਂ 98765 ਫਿਰ 43210
ਪਹਿਲਾਂ 98765 ਤੇ ਬਾਅਦ ਵਿੱਚ 43210
98765 and then 43210
98765 followed by 43210
98765 is the beginning and 43210 the end
98765 aur 43210
98765 hor 43210
98765 ਤੇ 43210
98765 ਅਤੇ 43210
98765a43210
98765x43210
98765abc43210
9a8b7c6d5e4f3g2h1i0
9x8x7x6x5x4x3x2x1x0
9o8o7o6o5o4o3o2o1o0
98765 O 43210
98765432lO
9876S432IO
O98765432l0
987654321O
98765 4321o
9B765 4321O
+91-98765-43210
+91 98765 43210
+91.98765.43210
0091 98765 43210
91 98765 43210
091-98765-43210
098765 43210
+1 604 555 0134
1-604-555-0134
(604) 555-0134
604.555.0134
604 555 0134
+44 7911 123456
07911 123456 uk
+61 412 345 678
0412 345 678
+971 50 123 4567
+39 347 123 4567
+64 21 123 4567
0161-2456789
0172 2701234
(01672) 220 123
call 2456789 in the evening
phone 245 6789
ਫ਼ੋਨ 2456789
number hai 98765 43210
mera no 98765/43210
my no. is 98765 43210
Mob-9876543210
Ph:9876543210
ph no 98765/43210
M: 98765.43210
Wapp 9876543210
wtsapp 9876543210
whatsap kro 98765 43210
rishta 9876543210 papa
papa da number 98765-43210
ਪਾਪਾ ਜੀ ਦਾ ਨੰਬਰ 98765-43210
ਮੋਬਾਈਲ ੯੮੭੬੫੪੩੨੧੦
ਕਾਲ ਕਰੋ 98765 43210
Rs 9876543210
earn 9876543210
98765 rupees no joke 43210
nine eight seven six five four three two one zero
Nine Eight Seven Six Five Four Three Two One Zero
NINE EIGHT SEVEN SIX FIVE FOUR THREE TWO ONE ZERO
nine-eight-seven-six-five-four-three-two-one-zero
nine.eight.seven.six.five.four.three.two.one.zero
nine/eight/seven/six/five/four/three/two/one/zero
nine_eight_seven_six_five_four_three_two_one_zero
nine & eight & seven & six & five & four & three & two & one & zero
nineeightsevensixfivefourthreetwoonezero
NineEightSevenSixFiveFourThreeTwoOneZero
n i n e e i g h t s e v e n s i x f i v e f o u r t h r e e
ni ne ei ght se ven si x fi ve fo ur th ree
nine eight 7 six 5 four 3 two 1 zero
9 eight 7 six 5 four 3 two 1 zero
98765 four three two one zero
nine eight seven six five 43210
n1ne e1ght s3ven s1x f1ve f0ur thr3e tw0 0ne z3ro
nine 8ight 7even six five four three two one zero
double nine eight seven six five four three two one
triple eight seven six five four three two one
nine double eight seven six five double four three two
nine eight triple seven five four three two
double 9 8 7 6 5 4 3 2 1
98 double 7 65 43 21
ninety eight seventy six fifty four thirty two ten
ninety-eight seventy-six fifty-four thirty-two ten
ninetyeight seventysix fiftyfour thirtytwo ten
ninety eight, seventy six, fifty four, thirty two, ten
ninety eight and seventy six and fifty four and thirty two and ten
98 seventy six 54 thirty two 10
ninety nine eighty eight seventy seven sixty six fifty five
nine eight seven, six five four, three two one zero
nine eight seven six five and four three two one zero
nine eight seven six five then four three two one zero
my number is nine eight seven six five four three two one oh
oh nine eight seven six five four three two one zero
plus nine one nine eight seven six five four three two one zero
call on nine eight seven six five ... four three two one zero
nau ath sat che panj char tinn do ik sifar
nau aath saat chhe paanch chaar teen do ek zero
no ath satt chhe panj char tin do ik jero
naun ath satt chhe panj chaar tinn do ikk zero
nau-ath-sat-che-panj-char-tinn-do-ik-sifar
nau ath sat che 5 4 3 2 1 0
dabal nau ath sat che panj char tinn do ik
athanve chhihattar chauranja batti das
athanve chhihattar churanja batti das
athaanve chhiattar chauranja batti dus
athanave chihattar churvanja batti das
atthanve te chhihattar te churanja te batti te das
98 chhihattar 54 batti 10
satanve paihat tetali iki nau ath
nabbe panjah chali tih vih
nadhinve athasi satattar chhiahat pachvanja
pachanve chauttar vih tih chali
ninyanve atthasi sathattar chiyasath pachpan
ikanve banve tiranve churanve pachanve
ਨੌਂ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ ਸਿਫ਼ਰ
ਨੌ ਅਠ ਸਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇਕ ਜ਼ੀਰੋ
ਨੌਂ-ਅੱਠ-ਸੱਤ-ਛੇ-ਪੰਜ-ਚਾਰ-ਤਿੰਨ-ਦੋ-ਇੱਕ-ਜ਼ੀਰੋ
ਨੌਂ, ਅੱਠ, ਸੱਤ, ਛੇ, ਪੰਜ, ਚਾਰ, ਤਿੰਨ, ਦੋ, ਇੱਕ, ਸਿਫ਼ਰ
ਨੌਂ ਤੇ ਅੱਠ ਤੇ ਸੱਤ ਤੇ ਛੇ ਤੇ ਪੰਜ ਤੇ ਚਾਰ ਤੇ ਤਿੰਨ ਤੇ ਦੋ ਤੇ ਇੱਕ ਤੇ ਸਿਫ਼ਰ
ਨੌਂ ਅੱਠ 7 ਛੇ 5 ਚਾਰ 3 ਦੋ 1 ਸਿਫ਼ਰ
ਡਬਲ ਨੌਂ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ
ਟ੍ਰਿਪਲ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ
ਅਠਾਨਵੇਂ ਛਿਹੱਤਰ ਚੁਰੰਜਾ ਬੱਤੀ ਦਸ
ਅਠਾਨਵੇ ਛਿਹੱਤਰ ਚੁਰਵੰਜਾ ਬੱਤੀ ਦਸ
ਅਠਾਨਵੇਂ, ਛਿਹੱਤਰ, ਚੁਰੰਜਾ, ਬੱਤੀ, ਦਸ
98 ਛਿਹੱਤਰ 54 ਬੱਤੀ 10
ਪਚਾਨਵੇਂ ਚੌਹੱਤਰ ਵੀਹ ਤੀਹ ਚਾਲੀ
ਨੜਿੰਨਵੇਂ ਅਠਾਸੀ ਸਤੱਤਰ ਛਿਆਹਠ ਪਚਵੰਜਾ
ਨੱਬੇ ਪੰਜਾਹ ਚਾਲੀ ਤੀਹ ਵੀਹ
ਸਤਾਨਵੇਂ ਪੈਂਹਠ ਤਰਤਾਲੀ ਇੱਕੀ ਨੌਂ ਅੱਠ
ਨਾਈਨ ਏਟ ਸੈਵਨ ਸਿਕਸ ਫਾਈਵ ਫੋਰ ਥ੍ਰੀ ਟੂ ਵਨ ਜ਼ੀਰੋ
ਨੰਬਰ ਨਾਈਨ ਏਟ ਸੈਵਨ ਸਿਕਸ ਫਾਈਵ ਫ਼ੋਰ ਥਰੀ ਟੂ ਵਨ ਜ਼ੀਰੋ
ਨਾਈਂਟੀ ਏਟ ਸੈਵੰਟੀ ਸਿਕਸ ਫਿਫਟੀ ਫੋਰ ਥਰਟੀ ਟੂ ਟੈੱਨ
नौ आठ सात छह पांच चार तीन दो एक शून्य
नौ आठ सात छः पाँच चार तीन दो एक ज़ीरो
98765 ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ ਸਿਫ਼ਰ
ਨੌਂ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ 43210
98 seven ਛੇ panj 4 तीन two ik 0
`
    .replace("98765\n43210", "98765⏎43210")
    .replace("98\n76\n54\n32\n10\n", "98⏎76⏎54⏎32⏎10\n"),
).map((line) => line.replaceAll("⏎", "\n"));

const missed = numbers.filter((text) => findContactDetails(text)?.certain !== true);

test("at least 95 of 100 disguised numbers are found, of more than 200", () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThanOrEqual(200);
  expect(missed.length / numbers.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
});
