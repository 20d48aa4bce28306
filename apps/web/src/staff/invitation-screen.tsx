import { acceptInvitation, openInvitation } from "@sanjog/contract/staff";
import { newPasswordSchema } from "@sanjog/domain/accounts/sign-up";
import { acceptInvitationSchema } from "@sanjog/domain/staff/staff-forms";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { PasswordPair } from "../accounts/password/password-pair.tsx";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormText } from "../form/text-inputs.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { callDesk } from "./desk-client.ts";
import { DeskPage } from "./desk-page.tsx";
import { useRefreshSession } from "./desk-session.ts";
import { RefusedLine } from "./refused-line.tsx";

const schema = z.safeExtend(newPasswordSchema, { name: acceptInvitationSchema.shape.name });

/** Makes an account from the one-time link of an invitation, whose token follows the # and so reaches no log. */
export function InvitationScreen() {
  const t = useT("staff");
  const token = useTokenOfLink();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: async ({ signal }) => (await callDesk(openInvitation, { signal, body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refused = invitation.error instanceof ApiError && invitation.error.kind === "refused";
  return (
    <DeskPage narrow title={t("invitation.title")}>
      {refused ? (
        <Notice title={t("invitation.over")} text={t("invitation.over_hint")} />
      ) : (
        <Loaded from={invitation}>
          {({ email, role }) => (
            <>
              <p className="desk-lead">{t("invitation.lead", { email, role: t(`roles.${role}`) })}</p>
              <InvitationForm token={token} />
            </>
          )}
        </Loaded>
      )}
    </DeskPage>
  );
}

/** Returns the token, and moves it from the address into the history entry, so that the page can be loaded again. */
function useTokenOfLink(): string {
  const { hash, state } = useLocation() as { hash: string; state: { token?: string } | null };
  const navigate = useNavigate();
  const token = hash.slice(1) || state?.token || "";
  useEffect(() => {
    if (hash) void navigate("/desk/invitation", { replace: true, state: { token: hash.slice(1) } });
  }, [hash, navigate]);
  return token;
}

function InvitationForm({ token }: { token: string }) {
  const t = useT("staff");
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const of = useSchemaForm(schema, { defaults: { name: "", password: "", password_confirmation: "" } });
  async function save({ name, password }: { name: string; password: string }) {
    await callDesk(acceptInvitation, { body: { token, name, password } });
    await refresh();
    await navigate("/desk/login", { replace: true });
  }
  return (
    <FormFrame of={of} onSave={save} className="desk-below">
      <RefusedLine />
      <FormText
        name="name"
        label={t("invitation.name")}
        hint={t("invitation.name_hint")}
        autoComplete="name"
      />
      <PasswordPair />
      <SubmitButton>{t("invitation.submit")}</SubmitButton>
    </FormFrame>
  );
}
