import { loadUser } from "@sanjog/contract/accounts";
import { loadProfilePicture } from "@sanjog/contract/photos";
import { expect, test } from "vitest";
import { at, fakeServer } from "../testing/fake-server.ts";
import { call, fetchPicture, onGlobalError } from "./api-client.ts";
import { storeToken } from "./token.ts";

test.each([
  ["of the login that is open ends it", "ashas-token", [401]],
  ["that comes late, to a token which is ours no longer, ends nothing", "ashas-new-token", []],
])("a no %s", async (_, token_by_then, heard) => {
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

test("a picture is asked for in the reader's language: its refusal may be the first thing said", async () => {
  localStorage.setItem("locale", "pb");
  const server = fakeServer(at(loadProfilePicture, () => ({ status: 401, message: "ਲਾਗ ਇਨ ਕਰੋ ਜੀ।" })));
  await expect(fetchPicture("/api/user/profile/picture", new AbortController().signal)).rejects.toMatchObject(
    {
      status: 401,
    },
  );
  expect(server.asked[0]?.headers.get("Accept-Language")).toBe("pb");
});
