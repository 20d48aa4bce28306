import type { FastifyRequest } from "fastify";

/** What the log says of a request beside door and status. */
export type Noted = {
  /** Who asked, or who was signed in by asking. */
  member_id?: string;
  /** Why it was refused: a code of ours, never the words. */
  refusal?: string;
};

const noted = new WeakMap<FastifyRequest, Noted>();

/** Adds to what the log will say of this request. */
export function note(request: FastifyRequest, more: Noted): void {
  noted.set(request, { ...noted.get(request), ...more });
}

export function notedOf(request: FastifyRequest): Noted {
  return noted.get(request) ?? {};
}
