import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can stop forwarding bytes, like a broken line. */
export type SilentProxy = {
  port: number;
  silence(): void;
  speak(): void;
  cut(): void;
  close(): Promise<void>;
};

type Address = { host: string; port: number };

/** Forwards to a port of this machine, to a Unix socket, or to an address; listens on a free port unless told where. */
export async function openSilentProxy(
  target: number | string | Address,
  listen: Address = { host: "127.0.0.1", port: 0 },
): Promise<SilentProxy> {
  let silent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = reach(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      // Bytes that arrive while silent are lost, so the connection cannot continue.
      one.on("data", (bytes) => silent || other.write(bytes));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(listen.port, listen.host, resolve);
  });
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    silence: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
      cut();
    },
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function reach(target: number | string | Address): Socket {
  if (typeof target === "string") return connect(target);
  return connect(typeof target === "number" ? { port: target, host: "127.0.0.1" } : target);
}
