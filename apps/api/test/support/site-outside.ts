import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { SMTPServer } from "smtp-server";

type Store = { run(): Promise<{ port: number }>; close(): Promise<void> };
/** The package has no types. */
const S3rver = createRequire(import.meta.url)("@20minutes/s3rver") as new (options: object) => Store;

/** The S3 store of members' pictures. */
export async function openStore(folder: string) {
  const options = { address: "127.0.0.1", port: 0, silent: true, directory: path.join(folder, "store") };
  const store = new S3rver({ ...options, configureBuckets: [{ name: "pictures", configs: [] }] });
  const { port } = await store.run();
  return { port, close: () => store.close() };
}

/** Accepts every mail and keeps its recipients, in order. */
export async function openMail() {
  const mailed: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      stream.resume().on("end", () => {
        mailed.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mailed, port: (server.server.address() as AddressInfo).port, close };
}

/** Accepts every WhatsApp message. */
export async function openGraph() {
  const graph = createServer((request, reply) => request.resume().on("end", () => reply.end("{}")));
  await new Promise<void>((resolve) => graph.listen(0, "127.0.0.1", resolve));
  return { port: (graph.address() as AddressInfo).port, close: () => void graph.close() };
}
