import { expect, test } from "vitest";
import { consonantsOf, soundOf } from "./sound.ts";

test.each([
  ["dhaliwaal", "Dhaliwal", "ਧਾਲੀਵਾਲ"],
  ["patiyala", "Patiala", "ਪਟਿਆਲਾ"],
  ["sembhi", "Saimbhi", "ਸਹਿੰਬੀ"],
  ["matharoo", "Matharu", "ਮਠਾਰੂ"],
  ["ojla", "Aujla", "ਅੌਜਲਾ"],
  ["ludhiana", "Ludhiyana", "ਲੁਧਿਆਨਾ"],
  ["ramgaria", "Ramgarhia", "ਰਾਮਗੜੀਆ"],
  ["fagwara", "Phagwara", "ਫਗਵਾੜਾ"],
  ["mumbai", "Munbai", "ਮੁੰਬਈ"],
  ["amritsar", "Ammritsar", "ਅੰਮ੍ਰਿਤਸਰ"],
])("%s, %s and %s sound alike", (...words) => {
  expect(new Set(words.map(soundOf)).size).toBe(1);
});

test.each([
  ["Banga", "Bagga"],
  ["Gill", "Kular"],
  ["Sidhu", "Sandhu"],
  ["ਬੰਗਾ", "ਬੱਗਾ"],
])("%s and %s do not sound alike", (a, b) => {
  expect(soundOf(a)).not.toBe(soundOf(b));
});

test("consonantsOf keeps the consonants when the vowels differ", () => {
  expect(consonantsOf(soundOf("jullundur"))).toBe(consonantsOf(soundOf("Jalandhar")));
  expect(consonantsOf(soundOf("ਚਹਿਲ"))).toBe(consonantsOf(soundOf("Chahal")));
});
