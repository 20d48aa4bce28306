import { loadUser } from "@sanjog/contract/accounts";
import { loadProfilePicture } from "@sanjog/contract/photos";
import { expect, test } from "vitest";
import { at, fakeServer } from "../testing/fake-server.ts";
import { call, fetchPicture, onGlobalError } from "./api-client.ts";
import { storeToken } from "./token.ts";

test.each([
  ["for the current token ends the login", "ashas-token", [401]],
  ["that arrives late, for a token that has been replaced, ends nothing", "ashas-new-token", []],
])("a 401 response %s", async (_, token_by_then, heard) => {
  const steered: number[] = [];
  const leave = onGlobalError(({ status }) => steered.push(status));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeServer(at(loadUser, () => answered.then(() => ({ status: 401, message: "Please log in again." }))));
  storeToken("ashas-token");
  const asked = call(loadUser, {});
  storeToken(token_by_then);
  answer();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(steered).toEqual(heard);
  leave();
});

test("a picture request carries the reader's language, since its error message may be the first that the reader sees", async () => {
  localStorage.setItem("locale", "pb");
  const server = fakeServer(at(loadProfilePicture, () => ({ status: 401, message: "ਲਾਗ ਇਨ ਕਰੋ ਜੀ।" })));
  await expect(fetchPicture("/api/user/profile/picture", new AbortController().signal)).rejects.toMatchObject(
    {
      status: 401,
    },
  );
  expect(server.asked[0]?.headers.get("Accept-Language")).toBe("pb");
});
