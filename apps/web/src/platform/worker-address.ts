const address = "/sw.js";

/** Browsers that guard against foreign scripts take an address only from a named policy; this one knows no other. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
};

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
const policy = policies?.createPolicy("worker", { createScriptURL: () => address });

/** Where the worker lies that keeps the shell and receives push messages. */
export const workerAddress = (): string => policy?.createScriptURL(address) ?? address;
