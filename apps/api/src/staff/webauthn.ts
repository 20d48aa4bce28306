import type { NewPasskey, PasskeyAnswer } from "@sanjog/domain/staff/passkeys";
import type { Config } from "../platform/config/config.ts";

/** ES256, Ed25519 and RS256: every passkey of today offers one of them. */
const algorithms = [-7, -8, -257];

/** The library needs 26 MB of memory, so it is loaded when the first passkey is used. */
const load = () => import("@simplewebauthn/server");

/** The site to which a passkey belongs: the public address, which no request can choose. */
export function site({ publicUrl }: Pick<Config, "publicUrl">) {
  const { hostname, origin } = new URL(publicUrl);
  return { rp_id: hostname, origin };
}

type StoredPasskey = { credential_id: string; public_key: Buffer; counter: string };

/**
 * Returns the device's new count of signatures, or null unless this passkey signed the challenge on our site after it
 * checked who holds it.
 */
export async function verifiedCounter(
  config: Config,
  challenge: string,
  { id, client_data, authenticator_data, signature }: PasskeyAnswer,
  { public_key, counter }: StoredPasskey,
): Promise<number | null> {
  const { rp_id, origin } = site(config);
  const { verifyAuthenticationResponse } = await load();
  const response = {
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
  } as const;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rp_id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key), counter: Number(counter) },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** Returns the public key of a new passkey, or null unless it was made for the challenge on our site by its holder. */
export async function verifiedPasskey(
  config: Config,
  challenge: string,
  { id, client_data, attestation_object }: NewPasskey,
): Promise<{ public_key: Buffer; counter: number } | null> {
  const { rp_id, origin } = site(config);
  const { verifyRegistrationResponse } = await load();
  const response = {
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: client_data, attestationObject: attestation_object },
  } as const;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rp_id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  const credential = checked?.registrationInfo?.credential;
  if (!checked?.verified || credential?.id !== id) return null;
  return { public_key: Buffer.from(credential.publicKey), counter: credential.counter };
}

type Known = { credential_id: string; transports: string[] };
const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    type: "public-key" as const,
    id: credential_id,
    transports,
  }));

/** Returns what a browser needs to ask one of these passkeys. */
export function questionFor(config: Config, challenge: string, passkeys: readonly Known[], timeout: number) {
  return {
    challenge,
    timeout,
    rpId: site(config).rp_id,
    allowCredentials: named(passkeys),
    userVerification: "required" as const,
  };
}

type Owner = { id: string; name: string; email: string };

/** Returns what a browser needs to make a passkey on a device that has none of these. */
export function orderFor(
  config: Config,
  challenge: string,
  { id, name, email }: Owner,
  passkeys: readonly Known[],
  timeout: number,
) {
  return {
    challenge,
    timeout,
    rp: { id: site(config).rp_id, name: config.productName },
    user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
    excludeCredentials: named(passkeys),
    authenticatorSelection: {
      residentKey: "preferred" as const,
      requireResidentKey: false,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
}
