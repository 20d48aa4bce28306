import { expect, test } from "vitest";
import { clearStored, writeStored } from "./storage.ts";

test("logging out leaves the language and the text size on the device, and nothing else", () => {
  localStorage.clear();
  const of_the_login = ["token", "session_key", "draft:personal", "recent_profiles"];
  for (const key of [...of_the_login, "locale", "text_size"]) writeStored(key, "kept");
  sessionStorage.setItem("open_list", "connections");
  clearStored();
  expect(Object.keys(localStorage).sort()).toEqual(["locale", "text_size"]);
  expect(sessionStorage).toHaveLength(0);
});
