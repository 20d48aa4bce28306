import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a phone with a passkey does, with the bytes of WebAuthn: ES256 and attestation "none". */
export type Authenticator = { id: string; private_key: KeyObject; public_key: KeyObject; counter: number };

/** What a test may have the phone or the browser do wrong. */
export type Faults = {
  origin?: string;
  rp_id?: string;
  challenge?: string;
  counter?: number;
  /** Nobody gave a fingerprint or PIN. */
  unverified?: true;
  signed_by?: Authenticator;
};

const hash = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");
const flag = { present: 0x01, verified: 0x04, new_key: 0x40 };

export function newAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { id: text(randomBytes(32)), private_key: privateKey, public_key: publicKey, counter: 0 };
}

function clientData(type: "create" | "get", challenge: string, origin: string, faults: Faults): Buffer {
  const said = {
    type: `webauthn.${type}`,
    challenge: faults.challenge ?? challenge,
    origin: faults.origin ?? origin,
    crossOrigin: false,
  };
  return Buffer.from(JSON.stringify(said));
}

function head(rp_id: string, counter: number, flags: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(flags);
  bytes.writeUInt32BE(counter, 1);
  return Buffer.concat([hash(rp_id), bytes]);
}

/** The public key as COSE writes it: a map of EC2, ES256, P-256, x and y. */
function coseKey({ public_key }: Authenticator): Buffer {
  const { x = "", y = "" } = public_key.export({ format: "jwk" });
  const bytes = (key: number, value: string) => [
    Buffer.from([key, 0x58, 0x20]),
    Buffer.from(value, "base64url"),
  ];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...bytes(0x21, x),
    ...bytes(0x22, y),
  ]);
}

/** A map of three entries in CBOR: fmt, attStmt and authData. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const word = (name: string) => [Buffer.from([0x60 + name.length]), Buffer.from(name)];
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...word("fmt"),
    ...word("none"),
    ...word("attStmt"),
    Buffer.from([0xa0]),
    ...word("authData"),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}

/** Makes a passkey as the server ordered it, and returns what the page sends. */
export function makePasskey(
  phone: Authenticator,
  order: { challenge: string; rp: { id: string } },
  origin: string,
  faults: Faults = {},
) {
  const flags = flag.present | flag.new_key | (faults.unverified ? 0 : flag.verified);
  const id = Buffer.from(phone.id, "base64url");
  const id_length = Buffer.alloc(2);
  id_length.writeUInt16BE(id.length);
  const data = Buffer.concat([
    head(faults.rp_id ?? order.rp.id, phone.counter, flags),
    Buffer.alloc(16),
    id_length,
    id,
    coseKey(phone),
  ]);
  return {
    id: phone.id,
    client_data: text(clientData("create", order.challenge, origin, faults)),
    attestation_object: text(attestation(data)),
    transports: ["internal"],
  };
}

/** Signs what the server asks for, and returns what the page sends. */
export function signWith(
  phone: Authenticator,
  question: { challenge: string; rpId: string },
  origin: string,
  faults: Faults = {},
) {
  if (phone.counter > 0) phone.counter += 1;
  const flags = flag.present | (faults.unverified ? 0 : flag.verified);
  const data = head(faults.rp_id ?? question.rpId, faults.counter ?? phone.counter, flags);
  const said = clientData("get", question.challenge, origin, faults);
  const { private_key } = faults.signed_by ?? phone;
  return {
    id: phone.id,
    client_data: text(said),
    authenticator_data: text(data),
    signature: text(sign("sha256", Buffer.concat([data, hash(said)]), private_key)),
  };
}
