import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can stop forwarding bytes, like a broken line. */
export type SilentProxy = {
  port: number;
  silence(): void;
  speak(): void;
  cut(): void;
  close(): Promise<void>;
};

/** Forwards to a port of this machine, or to a Unix socket. */
export async function openSilentProxy(target: number | string): Promise<SilentProxy> {
  let silent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = typeof target === "number" ? connect(target, "127.0.0.1") : connect(target);
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
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
