import type { FastifyInstance, FastifyRequest } from "fastify";

/** Keeps the bytes of every body as they came, since a signature is made over them. */
export function acceptRawBodies(scope: FastifyInstance, most_bytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: most_bytes },
    async (_: unknown, body: Buffer) => body,
  );
}

/** Returns the bytes of a body, none for a request without one. To be called where `acceptRawBodies` holds. */
export function rawBody({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
