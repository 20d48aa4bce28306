import { inTransaction } from "./database/pool.ts";
import type { PlatformDeps } from "./deps.ts";

type Ports = Pick<PlatformDeps, "mail" | "whatsapp" | "sms" | "push" | "photos" | "erasures">;

/** The methods of each port that change something which no rollback undoes. */
const effects: { [Port in keyof Ports]: readonly (keyof Ports[Port] & string)[] } = {
  mail: ["send"],
  whatsapp: ["send"],
  sms: ["send"],
  push: ["send"],
  photos: ["put", "delete", "writeId"],
  erasures: ["add"],
};

/** Returns the ports so that their effects throw in a transaction that may run again, which would repeat them. */
export function guardPorts(ports: Ports): Ports {
  return {
    mail: guarded(ports.mail, effects.mail),
    whatsapp: guarded(ports.whatsapp, effects.whatsapp),
    sms: guarded(ports.sms, effects.sms),
    push: guarded(ports.push, effects.push),
    photos: guarded(ports.photos, effects.photos),
    erasures: guarded(ports.erasures, effects.erasures),
  };
}

function guarded<Port extends object>(port: Port, methods: readonly string[]): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function" || !methods.includes(String(key))) return value;
      return (...args: unknown[]): unknown => {
        if (inTransaction.getStore() === "repeatable")
          throw new Error(
            "A transaction that may run again has an effect outside; use the outbox or tx.once.",
          );
        return Reflect.apply(value, target, args);
      };
    },
  });
}
