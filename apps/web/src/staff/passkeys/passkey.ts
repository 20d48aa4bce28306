import { addPasskey, askPasskey, type beginPasskey } from "@sanjog/contract/staff";
import type { PasskeyAnswer } from "@sanjog/domain/staff/passkeys";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type { CallAnswer } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { type Translate, useT } from "../../platform/locale.tsx";
import { callDesk } from "../desk-client.ts";

/** The device made or used no passkey; it is shown like a refusal of the server. */
class PasskeyError extends ApiError {
  override name = "PasskeyError";
}

export type PasskeyOrder = CallAnswer<typeof beginPasskey>["data"];

/** Lets the device act, and says in one sentence why it did not. */
async function onDevice<Result>(t: Translate<"staff">, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    const known = cause instanceof Error && cause.name === "InvalidStateError";
    throw new PasskeyError(422, known ? t("passkeys.already_here") : t("passkeys.not_used"));
  }
}

/** Returns the two steps that need the device: to sign with a passkey, and to make one. */
export function usePasskey() {
  const t = useT("staff");
  return {
    async sign(): Promise<PasskeyAnswer> {
      const { data } = await callDesk(askPasskey, {});
      const optionsJSON = data as PublicKeyCredentialRequestOptionsJSON;
      const { id, response } = await onDevice(t, () => startAuthentication({ optionsJSON }));
      const { clientDataJSON, authenticatorData, signature } = response;
      return { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
    },
    async make(order: PasskeyOrder, name: string) {
      const optionsJSON = order as PublicKeyCredentialCreationOptionsJSON;
      const { id, response } = await onDevice(t, () => startRegistration({ optionsJSON }));
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const made = { id, client_data: clientDataJSON, attestation_object: attestationObject, transports };
      return callDesk(addPasskey, { body: { name, ...made } });
    },
  };
}
