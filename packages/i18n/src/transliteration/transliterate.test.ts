import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

const pairs = (text: string) =>
  text
    .trim()
    .split(/[,\n]\s*/)
    .map((pair) => {
      const [latin = "", gurmukhi = ""] = pair.split("/");
      return [latin, gurmukhi.normalize("NFC")] as const;
    });

const both_ways = pairs(`
  Asha/ਆਸ਼ਾ, Balbir/ਬਲਬੀਰ, Charan/ਚਰਨ, Deepa/ਦੀਪਾ, Ekam/ਏਕਮ, Gurleen/ਗੁਰਲੀਨ, Harjot/ਹਰਜੋਤ, Inder/ਇੰਦਰ
  Jasdeep/ਜਸਦੀਪ, Kiran/ਕਿਰਨ, Lakhveer/ਲਖਵੀਰ, Manpreet/ਮਨਪ੍ਰੀਤ, Navneet/ਨਵਨੀਤ, Onkar/ਓਂਕਾਰ, Prabh/ਪ੍ਰਭ
  Singh/ਸਿੰਘ, Kaur/ਕੌਰ, Gurdial/ਗੁਰਦਿਆਲ, Harpreet/ਹਰਪ੍ਰੀਤ, Jaswinder/ਜਸਵਿੰਦਰ, Gurpreet/ਗੁਰਪ੍ਰੀਤ
  Jaspreet/ਜਸਪ੍ਰੀਤ, Simran/ਸਿਮਰਨ, Simranjit/ਸਿਮਰਨਜੀਤ, Manjinder/ਮਨਜਿੰਦਰ, Sukhwinder/ਸੁਖਵਿੰਦਰ
  Kulwinder/ਕੁਲਵਿੰਦਰ, Balwinder/ਬਲਵਿੰਦਰ, Rajwinder/ਰਾਜਵਿੰਦਰ, Parminder/ਪਰਮਿੰਦਰ, Harjinder/ਹਰਜਿੰਦਰ
  Surinder/ਸੁਰਿੰਦਰ, Rajinder/ਰਾਜਿੰਦਰ, Narinder/ਨਰਿੰਦਰ, Varinder/ਵਰਿੰਦਰ, Jatinder/ਜਤਿੰਦਰ, Satinder/ਸਤਿੰਦਰ
  Maninder/ਮਨਿੰਦਰ, Tejinder/ਤੇਜਿੰਦਰ, Bhupinder/ਭੁਪਿੰਦਰ, Joginder/ਜੋਗਿੰਦਰ, Mohinder/ਮਹਿੰਦਰ, Harminder/ਹਰਮਿੰਦਰ
  Amandeep/ਅਮਨਦੀਪ, Ramandeep/ਰਮਨਦੀਪ, Gagandeep/ਗਗਨਦੀਪ, Kirandeep/ਕਿਰਨਦੀਪ, Sandeep/ਸੰਦੀਪ, Kuldeep/ਕੁਲਦੀਪ
  Mandeep/ਮਨਦੀਪ, Hardeep/ਹਰਦੀਪ, Arshdeep/ਅਰਸ਼ਦੀਪ, Akashdeep/ਆਕਾਸ਼ਦੀਪ, Pawandeep/ਪਵਨਦੀਪ, Amarjit/ਅਮਰਜੀਤ
  Paramjit/ਪਰਮਜੀਤ, Surjit/ਸੁਰਜੀਤ, Baljit/ਬਲਜੀਤ, Ranjit/ਰਣਜੀਤ, Harjit/ਹਰਜੀਤ, Manjit/ਮਨਜੀਤ, Jagjit/ਜਗਜੀਤ
  Charanjit/ਚਰਨਜੀਤ, Karamjit/ਕਰਮਜੀਤ, Sarbjit/ਸਰਬਜੀਤ, Inderjit/ਇੰਦਰਜੀਤ, Bikramjit/ਬਿਕਰਮਜੀਤ, Daljit/ਦਲਜੀਤ
  Ajit/ਅਜੀਤ, Kulwant/ਕੁਲਵੰਤ, Jaswant/ਜਸਵੰਤ, Balwant/ਬਲਵੰਤ, Satwant/ਸਤਵੰਤ, Harbans/ਹਰਬੰਸ, Harbhajan/ਹਰਭਜਨ
  Gurbachan/ਗੁਰਬਚਨ, Gurcharan/ਗੁਰਚਰਨ, Gursharan/ਗੁਰਸ਼ਰਨ, Gursewak/ਗੁਰਸੇਵਕ, Gurmukh/ਗੁਰਮੁਖ, Gurdev/ਗੁਰਦੇਵ
  Baldev/ਬਲਦੇਵ, Sukhdev/ਸੁਖਦੇਵ, Gurnam/ਗੁਰਨਾਮ, Satnam/ਸਤਨਾਮ, Jagtar/ਜਗਤਾਰ, Avtar/ਅਵਤਾਰ, Kartar/ਕਰਤਾਰ
  Karnail/ਕਰਨੈਲ, Jarnail/ਜਰਨੈਲ, Tarlochan/ਤਰਲੋਚਨ, Darshan/ਦਰਸ਼ਨ, Nirmal/ਨਿਰਮਲ, Pritam/ਪ੍ਰੀਤਮ, Swaran/ਸਵਰਨ
  Sohan/ਸੋਹਣ, Mohan/ਮੋਹਨ, Kashmir/ਕਸ਼ਮੀਰ, Gian/ਗਿਆਨ, Santokh/ਸੰਤੋਖ, Tarsem/ਤਰਸੇਮ, Resham/ਰੇਸ਼ਮ, Komal/ਕੋਮਲ
  Sheela/ਸ਼ੀਲਾ, Kamlesh/ਕਮਲੇਸ਼, Angad/ਅੰਗਦ, Zorawar/ਜ਼ੋਰਾਵਰ, Fateh/ਫ਼ਤਹਿ, Amrit/ਅੰਮ੍ਰਿਤ, Amritpal/ਅੰਮ੍ਰਿਤਪਾਲ
  Sehaj/ਸਹਿਜ, Mehar/ਮਿਹਰ, Udham/ਊਧਮ, Sahib/ਸਾਹਿਬ, Sidhu/ਸਿੱਧੂ, Sandhu/ਸੰਧੂ, Gill/ਗਿੱਲ, Dhillon/ਢਿੱਲੋਂ
  Grewal/ਗਰੇਵਾਲ, Brar/ਬਰਾੜ, Dhaliwal/ਧਾਲੀਵਾਲ, Bains/ਬੈਂਸ, Mann/ਮਾਨ, Matharu/ਮਠਾੜੂ, Virdi/ਵਿਰਦੀ, Panesar/ਪਨੇਸਰ
  Bajwa/ਬਾਜਵਾ, Randhawa/ਰੰਧਾਵਾ, Kang/ਕੰਗ, Sohal/ਸੋਹਲ, Cheema/ਚੀਮਾ, Johal/ਜੌਹਲ, Atwal/ਅਟਵਾਲ, Chahal/ਚਾਹਲ
  Bhatti/ਭੱਟੀ, Sodhi/ਸੋਢੀ, Bedi/ਬੇਦੀ, Ahluwalia/ਆਹਲੂਵਾਲੀਆ, Kalsi/ਕਲਸੀ, Namdhari/ਨਾਮਧਾਰੀ, Sharma/ਸ਼ਰਮਾ
  Kumar/ਕੁਮਾਰ, Ram/ਰਾਮ, Rani/ਰਾਣੀ, Teja/ਤੇਜਾ, Hari/ਹਰੀ, Kabir/ਕਬੀਰ, Harish/ਹਰੀਸ਼, Sunny/ਸੰਨੀ, Lucky/ਲੱਕੀ
  Pammi/ਪੰਮੀ, Dhanna/ਧੰਨਾ, Neelam/ਨੀਲਮ, Sonia/ਸੋਨੀਆ, Priya/ਪ੍ਰਿਆ, Anu/ਅਨੂ, Meena/ਮੀਨਾ, Rupinder/ਰੁਪਿੰਦਰ
  Anmol/ਅਨਮੋਲ, Gurinder/ਗੁਰਿੰਦਰ, Lovepreet/ਲਵਪ੍ਰੀਤ, Harmanpreet/ਹਰਮਨਪ੍ਰੀਤ, Nachhattar/ਨਛੱਤਰ, Ishleen/ਇਸ਼ਲੀਨ
  Prabhjot/ਪ੍ਰਭਜੋਤ, Jasmeen/ਜਸਮੀਨ, Bhavneet/ਭਵਨੀਤ, Rohit/ਰੋਹਿਤ`);

test("there are at least a hundred and fifty names to read both ways", () => {
  expect(both_ways.length).toBeGreaterThanOrEqual(150);
});

test.each(both_ways)("%s is %s in Gurmukhi, and the other way round", (latin, gurmukhi) => {
  expect(transliterate(latin, "Gurmukhi")).toBe(gurmukhi);
  expect(transliterate(gurmukhi, "Latin")).toBe(latin);
});

// Families spell a sound in several ways; the other way round one of them must do.
test.each(
  pairs(`
  Lakhvir/ਲਖਵੀਰ, Kuldip/ਕੁਲਦੀਪ, Baljeet/ਬਲਜੀਤ, Gurdyal/ਗੁਰਦਿਆਲ, Jasvinder/ਜਸਵਿੰਦਰ, Devinder/ਦਵਿੰਦਰ, Gurmit/ਗੁਰਮੀਤ, Parmjit/ਪਰਮਜੀਤ
  Pratap/ਪ੍ਰਤਾਪ, Mahinder/ਮਹਿੰਦਰ, Pyara/ਪਿਆਰਾ, Omkar/ਓਂਕਾਰ, Jagdeesh/ਜਗਦੀਸ਼, Roopinder/ਰੂਪਿੰਦਰ, Sarabjit/ਸਰਬਜੀਤ, Rimpy/ਰਿੰਪੀ
  Vicky/ਵਿੱਕੀ, Yuvraj/ਯੁਵਰਾਜ, SINGH/ਸਿੰਘ, kaur/ਕੌਰ, Sukhchain/ਸੁਖਚੈਨ, Bhagwinder/ਭਗਵਿੰਦਰ, Kesar/ਕੇਸਰ, Amolak/ਅਮੋਲਕ`),
)("%s is %s in Gurmukhi", (latin, gurmukhi) => {
  expect(transliterate(latin, "Gurmukhi")).toBe(gurmukhi);
});

test.each(
  pairs(`
  Gurinder/ਗੁਰਿੰਦਰ, Arvind/ਅਰਵਿੰਦ, Balkar/ਬਲਕਾਰ, Channan/ਚੰਨਣ, Harsimran/ਹਰਸਿਮਰਨ, Dilbag/ਦਿਲਬਾਗ, Bhagwan/ਭਗਵਾਨ, Aruna/ਅਰੁਣਾ
  Kawaljeet/ਕਵਲਜੀਤ, Harnam/ਹਰਨਾਮ, Sant/ਸੰਤ, Khushwant/ਖ਼ੁਸ਼ਵੰਤ`),
)("%s is %s in Latin letters", (latin, gurmukhi) => {
  expect(transliterate(gurmukhi, "Latin")).toBe(latin);
});

test.each([
  ["S. Harbans Singh", "Gurmukhi", "ਸ. ਹਰਬੰਸ ਸਿੰਘ"],
  ["B.S. Sandhu", "Gurmukhi", "ਬੀ.ਐੱਸ. ਸੰਧੂ"],
  ["Bhupinder Kaur-Bains", "Gurmukhi", "ਭੁਪਿੰਦਰ ਕੌਰ-ਬੈਂਸ"],
  ["ਭੁਪਿੰਦਰ ਕੌਰ-ਬੈਂਸ", "Latin", "Bhupinder Kaur-Bains"],
  ["Gurdial ਸਿੰਘ", "Gurmukhi", "ਗੁਰਦਿਆਲ ਸਿੰਘ"],
  ["Gurdial ਸਿੰਘ", "Latin", "Gurdial Singh"],
  ["José", "Gurmukhi", "ਜੋਸੇ"],
  ["", "Gurmukhi", ""],
] as const)("%s in %s letters is %s", (name, script, written) => {
  expect(transliterate(name, script)).toBe(written.normalize("NFC"));
});

test.each(["आशा कौर", "شازیہ", "Asha कौर"])("no rule reads %s", (name) => {
  expect(transliterate(name, "Latin")).toBe("");
  expect(transliterate(name, "Gurmukhi")).toBe("");
});
