import { readdirSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "@sanjog/contract/endpoint";

const contract = path.join(import.meta.dirname, "../../../../packages/contract/src");

/** Every endpoint that the contract declares, in any file. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(contract).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map((name) => import(path.join(contract, name)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value
  );
}
