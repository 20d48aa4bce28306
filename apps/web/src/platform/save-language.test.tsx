import { saveLanguage as endpoint } from "@sanjog/contract/accounts";
import { expect, test } from "vitest";
import { at, fakeServer } from "../testing/fake-server.ts";
import { saveLanguage } from "./save-language.ts";

test("the language button saves the choice on the server for a signed-in member, and for nobody else", async () => {
  const server = fakeServer(at(endpoint, () => ({ data: null })));
  localStorage.clear();
  await saveLanguage("pb");
  expect(server.asked).toEqual([]);
  localStorage.setItem("token", "ashas-token");
  await saveLanguage("pb");
  expect(server.asked.map(({ name, body }) => [name, body])).toEqual([["saveLanguage", { locale: "pb" }]]);
});
