import fc from "fast-check";
import type { DocumentedEndpoint, Field, FuzzRequest, Json } from "./documented-endpoints.ts";
import type { Person } from "./people.ts";
import { good_password } from "./sign-up.ts";
import { ludhiana, told_career, told_family, told_personal, told_preferences } from "./told-steps.ts";

const bad_bytes = ["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e", "%00", "../..", "x".repeat(5_000)];
const bad_words = [
  "__proto__",
  "toString",
  "' or 1=1--",
  "NaN",
  "1e309",
  "-0",
  "9".repeat(400),
  "੧੨੩",
  "any",
];
const not_texts: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { toString: 1 },
  { $ne: null },
];

/** Values that no form sends: bytes that databases reject, invalid numbers, very long texts, code. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...bad_bytes, ...bad_words),
  fc.constantFrom(...not_texts),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Valid values, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Returns valid values about the members with the given ids. */
export function knownValues(member: Person, ids: readonly string[]): KnownValues {
  const steps = { ...told_personal, ...told_family, ...told_career, ...told_preferences, ...ludhiana };
  return {
    ...Object.fromEntries(Object.entries(steps).map(([name, value]) => [name, [value]])),
    id: ids,
    receiver_id: ids,
    favorite_user_id: ids,
    set_aside_user_id: ids,
    blocked_user_id: ids,
    reported_user_id: ids,
    email: [member.email, "nobody@example.com"],
    email_or_phone: [member.email, member.phone_number, "nobody@example.com"],
    phone_number: [member.phone_number, "+919811199999"],
    password: [good_password],
    current_password: [good_password, "wrong"],
    password_confirmation: [good_password],
    privacy_policy_accepted: [true],
  };
}

/** Generates a valid request except for one text. */
export function spoiled(
  endpoint: DocumentedEndpoint,
  { place, name }: Field,
  text: string,
  known: KnownValues,
): FuzzRequest {
  const told = endpoint.fields.filter((field) => field.place === "body" && known[field.name]);
  const right = {
    path: { id: String(known.id?.[0]) },
    query: {},
    body: Object.fromEntries(told.map((field) => [field.name, known[field.name]?.[0]])),
  };
  return { ...right, [place]: { ...right[place], [name]: Buffer.from(text).toString() } };
}

/** Generates a value that matches the documented schema. */
function described(schema: Json, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const listed = known[name];
  if (listed) return fc.constantFrom(...listed);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ("const" in schema) return fc.constant(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => described(choice, name, known)));
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum = 0, maximum = 100 } = schema as { minimum?: number; maximum?: number };
    return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) });
  }
  if (schema.type === "array")
    return fc.array(described((schema.items ?? {}) as Json, name, known), { maxLength: 4 });
  if (schema.type === "object" && schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, Json>);
    const parts = properties.map(([part, below]) => [part, described(below, part, known)] as const);
    return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
  }
  return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("1", "asha", "ਆਸ਼ਾ", "2024-02-29"));
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
// A lone surrogate cannot be part of a URL.
const sendable = (value: unknown) => Buffer.from(asText(value).slice(0, 300)).toString();

/** Generates requests for one endpoint: mostly as documented, one value in six odd, some missing, sometimes any body. */
export function requestsAt(endpoint: DocumentedEndpoint, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const valueOf = (field: Field) =>
    fc.oneof(
      { weight: 5, arbitrary: described(field.schema, field.name, known) },
      { weight: 1, arbitrary: odd },
    );
  const place = (wanted: Field["place"], requiredKeys?: string[]) => {
    const fields = endpoint.fields.filter((field) => field.place === wanted);
    const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
    return fc.record(values, requiredKeys ? { requiredKeys: [] } : {}) as fc.Arbitrary<Json>;
  };
  const texts = (values: Json) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sendable(value)]));
  return fc.record({
    path: place("path").map(texts),
    query: place("query", []).map(texts),
    body: fc.oneof(
      { weight: 6, arbitrary: place("body") },
      { weight: 2, arbitrary: place("body", []) },
      { weight: 1, arbitrary: odd },
    ),
    headers: fc.record(
      {
        "accept-language": fc.constantFrom("en", "pb", "pa-Guru;q=x", "*"),
        "idempotency-key": fc.constantFrom("12345678", "again and again", "x"),
        "content-type": fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain"),
      },
      { requiredKeys: ["accept-language"] },
    ),
  });
}
