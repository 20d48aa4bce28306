import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onGlobalError } from "./api-client.ts";
import type { ApiError } from "./api-error.ts";
import { withFlash } from "./flash-message.ts";
import { useT } from "./locale.tsx";
import { showToast, type ToastLevel } from "./toast.tsx";
import { clearSession } from "./token.ts";

export type GlobalErrorHandler = { level: ToastLevel; to: string; clears: boolean };

/** §8: the four error responses that concern the whole app, and the page each leads to. */
export function globalErrorHandlerFor(error: Pick<ApiError, "status" | "gate">): GlobalErrorHandler | null {
  if (error.status === 401) return { level: "warning", to: "/login", clears: true };
  if (error.status === 409) return { level: "error", to: "/", clears: true };
  if (error.gate === "phone_number_verified")
    return { level: "warning", to: "/summary-details", clears: false };
  if (error.gate === "profile_picture_uploaded")
    return { level: "warning", to: "/profile-registration-edit/photo", clears: false };
  return null;
}

/** Handles the errors that concern the session in one place for all screens. */
export function useGlobalErrorHandler(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const t = useT("common");
  useEffect(
    () =>
      onGlobalError((error) => {
        const steering = globalErrorHandlerFor(error);
        if (!steering) return;
        if (steering.clears) {
          clearSession();
          client.clear();
        }
        const sentence = error.message || t("session_ended");
        showToast(steering.level, sentence);
        // The landing page keeps the message visible for a member who was logged out. It carries no return path,
        // because on a shared family phone the next person to log in may be somebody else.
        void navigate(steering.to, {
          replace: steering.clears,
          ...(steering.clears && { state: withFlash(sentence) }),
        });
      }),
    [navigate, client, t],
  );
}
