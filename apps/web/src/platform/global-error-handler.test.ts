import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { globalErrorHandlerFor } from "./global-error-handler.ts";

test("an expired token clears the session, shows a warning and leads to the login page", () => {
  expect(globalErrorHandlerFor(new ApiError(401, ""))).toEqual({
    level: "warning",
    to: "/login",
    clears: true,
  });
});

test("a closed account clears the session, shows the message and leads to the landing page", () => {
  expect(globalErrorHandlerFor(new ApiError(409, ""))).toEqual({ level: "error", to: "/", clears: true });
});

test("a gate error leads to the page that satisfies the gate and keeps the session", () => {
  expect(globalErrorHandlerFor(new ApiError(403, "", { phone_number_verified: false }))).toEqual({
    level: "warning",
    to: "/summary-details",
    clears: false,
  });
  expect(globalErrorHandlerFor(new ApiError(403, "", { profile_picture_uploaded: false }))?.to).toBe(
    "/profile-registration-edit/photo",
  );
});

test("an ordinary error response causes no navigation", () => {
  expect(globalErrorHandlerFor(new ApiError(422, "", { email: ["taken"] }))).toBeNull();
});
