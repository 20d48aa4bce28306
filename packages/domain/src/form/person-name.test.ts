import { expect, test } from "vitest";
import { optionalPersonName, personName } from "./person-name.ts";

const taken = (name: string) => personName().safeParse(name).success;

test.each([
  "Sanjog Support ✅",
  "Sanjog Team ✔ Official",
  "Admin Verified ✅",
  "Аdmin",
  "Suppоrt",
  "Asha Kаur",
  "ㅤ ㅤ",
  "\u2800 \u2800",
  "\u1160\u1160 \uffa0",
  "😀 🔥",
  "123 456",
  ". -",
  "<script> x",
  `Asha${"\u0301".repeat(60)}`,
  `ਆ${"ਂ".repeat(5)}`,
  "Asha98",
  "Asha_Kaur",
  "Asha@Kaur",
  "A",
  "A.",
  "ਸ",
  "Ａｓｈａ",
  "𝐀𝐬𝐡𝐚",
  "ᴀᴅᴍɪɴ",
  "ɑsha",
  "Ashaਕੌਰ",
  "ਆਸ਼ा",
  "Asha (Kaur)",
  "Asha/Balbir",
  "As\u200dha",
  "੧੨ ੩੪",
  "ਿਸੰਘ",
  "Оlga",
  "'' --",
])("nobody is called %j", (name) => {
  expect(taken(name)).toBe(false);
});

const names = `
Asha, Balbir, Charan, Deepa, Ekam, Gurleen, Harjot, Inder, Jasdeep, Kiran, Lakhvir, Manpreet, Navneet, Onkar, Prabh,
Jaspreet Kaur, Gurpreet Singh, Harpreet Kaur Sandhu, Balwinder Singh Gill, Sukhwinder Kaur Dhillon, S. Harbans Singh,
Dr. Surjit Singh, Prof. Mohan Singh, Late S. Kartar Singh, Sant Jagjit Singh Ji, Uday Singh, Partap Singh, Ram Singh,
Bhupinder Kaur-Bains, Jean-Luc Picard, Anne-Marie, D'Souza, O'Brien, O’Connor, Maria D’Cruz, Mc Donald, McGregor,
José Álvarez, François, Zoë, Jürgen Müller, Søren Kjær, Łukasz, Ștefan, Nguyễn Thị Hương, Çağrı, Işık, Renée, Siân,
Ngozi, Bo, Li Na, Jo, Al, Ed, K. S. Gill, B.S. Sandhu, Kaur, Singh, Namdhari, Adminder Singh, Sat Nam Singh, Nau Nihal Singh,
Teja Singh, Das, Char Singh, Mohammad Iqbal, Ruth, Sandeep Kaur Brar, Amarjit Singh Sidhu, Ranjit Kaur Grewal, Paramjit,
Kulwant, Kuldip, Kuldeep, Jagtar, Jagdish, Satwant, Satnam, Simran, Simranjit, Tejinder, Tarlochan, Trilok, Udham, Vaneet,
ਆਸ਼ਾ, ਬਲਬੀਰ, ਚਰਨ, ਦੀਪਾ, ਏਕਮ, ਗੁਰਲੀਨ, ਹਰਜੋਤ, ਇੰਦਰ, ਜਸਦੀਪ, ਕਿਰਨ, ਲਖਵੀਰ, ਮਨਪ੍ਰੀਤ, ਨਵਨੀਤ, ਓਂਕਾਰ, ਪ੍ਰਭ, ਦੀਪਾ ਕੌਰ, ਹਰਬੰਸ ਸਿੰਘ,
ਸੁਰਜੀਤ ਕੌਰ, ਸ. ਕਰਤਾਰ ਸਿੰਘ, ਡਾ. ਸੁਰਜੀਤ ਸਿੰਘ, ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਹਰਪ੍ਰੀਤ ਕੌਰ ਸੰਧੂ, ਬਲਵਿੰਦਰ ਸਿੰਘ ਗਿੱਲ, ਸੁਖਵਿੰਦਰ ਕੌਰ ਢਿੱਲੋਂ, ਜਗਜੀਤ ਸਿੰਘ ਜੀ,
ਉਦੈ ਸਿੰਘ, ਪ੍ਰਤਾਪ ਸਿੰਘ, ਰਾਮ ਸਿੰਘ, ਭੁਪਿੰਦਰ ਕੌਰ, ਸਤਨਾਮ ਸਿੰਘ, ਨੌਨਿਹਾਲ ਸਿੰਘ, ਤੇਜਾ ਸਿੰਘ, ਸਿਮਰਨ, ਸਿਮਰਨਜੀਤ, ਤਰਲੋਚਨ, ਊਧਮ, ਵਨੀਤ, ਜੀ, ਜੋਤ,
ਕੁਲਵੰਤ, ਕੁਲਦੀਪ, ਜਗਤਾਰ, ਜਗਦੀਸ਼, ਸਤਵੰਤ, ਤੇਜਿੰਦਰ, ਅੰਮ੍ਰਿਤਪਾਲ, ਅਮਰਜੀਤ ਸਿੰਘ ਸਿੱਧੂ, ਰਣਜੀਤ ਕੌਰ ਗਰੇਵਾਲ, ਪਰਮਜੀਤ, ਸੰਦੀਪ ਕੌਰ ਬਰਾੜ, ਗੁਰਸ਼ਰਨ, ਖ਼ੁਸ਼ਵੰਤ,
ਜ਼ੋਰਾਵਰ, ਫ਼ਤਿਹ ਸਿੰਘ, ਅਜੀਤ, ਬੀ.ਐੱਸ. ਸੰਧੂ, ਕੰਵਲਜੀਤ, ਹਰਮਿੰਦਰ, ਮਹਿੰਦਰ, ਜੋਗਿੰਦਰ, ਰਜਿੰਦਰ, ਵਰਿੰਦਰ, ਮਨਿੰਦਰ, ਜਤਿੰਦਰ, ਧਰਮਿੰਦਰ, ਸੁਰਿੰਦਰ ਕੌਰ, ਪੰਮੀ,
आशा, बलबीर सिंह, सुरजीत कौर, जसप्रीत, गुरप्रीत, क्षमा शर्मा, कुलदीप, شازیہ, محمد, بلبیر سنگھ`
  .split(/[,\n]\s*/)
  .filter(Boolean);

test("there are at least a hundred and fifty names of people", () => {
  expect(names.length).toBeGreaterThanOrEqual(150);
});

test.each(names)("somebody is called %s", (name) => {
  expect(taken(name)).toBe(true);
});

test("what hides or breaks a line is dropped from a name, and what Gurmukhi needs is kept", () => {
  expect(personName().parse(" Asha\n\u202eKaur ")).toBe("Asha Kaur");
  expect(personName().parse("ਕ੍\u200dਯ ਕੌਰ")).toBe("ਕ੍\u200dਯ ਕੌਰ");
});

test("a name that need not be given may be left out, but is a name", () => {
  expect(optionalPersonName().parse(undefined)).toBe("");
  expect(optionalPersonName().safeParse("98765").success).toBe(false);
});
