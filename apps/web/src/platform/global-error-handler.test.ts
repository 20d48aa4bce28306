import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { globalErrorHandlerFor } from "./global-error-handler.ts";

test("a dead token clears the session, warns and leads to the login", () => {
  expect(globalErrorHandlerFor(new ApiError(401, ""))).toEqual({
    level: "warning",
    to: "/login",
    clears: true,
  });
});

test("a closed account clears the session, says so and leads to the landing page", () => {
  expect(globalErrorHandlerFor(new ApiError(409, ""))).toEqual({ level: "error", to: "/", clears: true });
});

test("a shut gate leads to where it is opened and leaves the session alone", () => {
  expect(globalErrorHandlerFor(new ApiError(403, "", { phone_number_verified: false }))).toEqual({
    level: "warning",
    to: "/summary-details",
    clears: false,
  });
  expect(globalErrorHandlerFor(new ApiError(403, "", { profile_picture_uploaded: false }))?.to).toBe(
    "/profile-registration-edit/photo",
  );
});

test("an ordinary refusal moves nobody", () => {
  expect(globalErrorHandlerFor(new ApiError(422, "", { email: ["taken"] }))).toBeNull();
});
