const address = "/sw.js";

/** Browsers that enforce Trusted Types accept a script URL only from a named policy; this one allows a single URL. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
};

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
const policy = policies?.createPolicy("worker", { createScriptURL: () => address });

/** Returns the URL of the service worker, which caches the shell and receives push messages. */
export const workerAddress = (): string => policy?.createScriptURL(address) ?? address;
