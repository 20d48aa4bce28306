import { expect, test } from "vitest";
import { whatsAppAnswer } from "./whatsapp-answer.ts";

test.each([
  "reset",
  " RESET ",
  "reset password.",
  "Reset karo",
  "Password reset kar do ji",
  "password bhul gaya",
  "Mera pasword bhull gya ji",
  "main password bhul gayi",
  "forgot password",
  "I forgot my password, please send link",
  "navan password chahida",
  "naya password bhejo",
  "ਰੀਸੈੱਟ",
  "ਰੀਸੈਟ ਕਰੋ ਜੀ",
  "ਪਾਸਵਰਡ ਬਦਲੋ।",
  "ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ",
  "ਮੈਨੂੰ ਪਾਸਵਰਡ ਭੁੱਲ ਗਿਆ ਹੈ ਜੀ",
  "ਨਵਾਂ ਪਾਸਵਰਡ",
])("“%s” asks for a link for a new password", (text) => {
  expect(whatsAppAnswer(text)).toBe("reset");
});

test.each([
  "NOT ME",
  "not me!",
  "“Not me”",
  "it was not me",
  "It wasn’t me",
  "I did not",
  "main nahi",
  "Main nahin ji",
  "mai nhi",
  "MAIN NAHIII",
  "main nahi kita",
  "eh main nahi kita ji",
  "na ji main nahi kita",
  "maine nahi kiya",
  "ਮੈਂ ਨਹੀਂ।",
  "मैं नहीं",
  "ਮੈ ਨਹੀਂ",
  "ਇਹ ਮੈਂ ਨਹੀਂ",
  "ਨਾ ਜੀ ਮੈਂ ਨਹੀਂ ਕੀਤਾ",
  "ਇਹ ਮੈਂ ਨਹੀਂ ਕੀਤਾ ਜੀ 🙏",
])("“%s” says that it was somebody else", (text) => {
  expect(whatsAppAnswer(text)).toBe("not_me");
});

test.each([
  "no",
  "No ji",
  "nahi",
  "Nahi ji",
  "nahi kita",
  "ਨਹੀਂ",
  "ਨਾ ਜੀ",
  "ਨਹੀਂ ਜੀ",
  "not my number",
  "ਮੇਰਾ ਖਾਤਾ ਨਹੀਂ",
  "no it was me",
  "na ji main kita",
  "I do not",
])("“%s” is a no that is asked about first", (text) => {
  expect(whatsAppAnswer(text)).toBe("perhaps_not_me");
});

test.each([
  "",
  "🙏",
  "main",
  "me",
  "ਮੈਂ ਕੀਤਾ",
  "haan main hi kita",
  "do not reset",
  "password nahi bhulya",
  "ਪਾਸਵਰਡ ਨਾ ਬਦਲੋ",
  "resetting",
  "password",
  "it is not me but my son",
  "main nahi janda",
  "main nahi, mere bete ne kita",
  "not me, just kidding",
  "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ",
])("“%s” is none of these", (text) => {
  expect(whatsAppAnswer(text)).toBeNull();
});
