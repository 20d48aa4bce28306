import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

export type SpanValue = string | number;
/** A piece of work that has ended. Its name and values are patterns and codes, never what a member sent. */
export type Span = {
  trace_id: string;
  span_id: string;
  parent_id: string | null;
  kind: "server" | "client" | "consumer";
  name: string;
  began_ms: number;
  ended_ms: number;
  failed: boolean;
  values: Readonly<Record<string, SpanValue>>;
};

/** Work under way, which others may be part of. */
export type OpenSpan = Pick<Span, "trace_id" | "span_id" | "parent_id" | "kind" | "began_ms">;

export type Tracer = {
  /** Null where this one is not among those that are followed. `traceparent` is what the caller says it is part of. */
  begin(kind: OpenSpan["kind"], traceparent?: string): OpenSpan | null;
  /** Runs `work` so that what it does becomes a part of this span. */
  inside<T>(span: OpenSpan, work: () => T): T;
  end(span: OpenSpan, name: string, values?: Span["values"], failed?: boolean): void;
  /** A part of the span that we are inside, of which one hears when it is over. */
  part(name: string, took_ms: number, values: Span["values"], failed: boolean): void;
  close(): Promise<void>;
};

/** W3C Trace Context, version 00. */
const traceparent_pattern = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const nothing_but_zeros = /^0+$/;
const send_every_ms = 2_000;
const send_at = 256;
const most_waiting = 2_048;

type Options = {
  /** From 0 to 1: how much is followed. What callers ask for is not believed, or anyone could fill the collector. */
  share: number;
  send(spans: readonly Span[]): Promise<void>;
  /** Told how many were lost since the collector did not take them. */
  onDropped(count: number): void;
};

/** Follows work through this process and hands what has ended to `send`, now and then. */
export function createTracer({ share, send, onDropped }: Options): Tracer {
  const inside = new AsyncLocalStorage<OpenSpan>();
  let waiting: Span[] = [];
  let sending = Promise.resolve();
  const flush = () => {
    if (waiting.length === 0) return sending;
    const batch = waiting;
    waiting = [];
    sending = sending.then(() => send(batch)).catch(() => onDropped(batch.length));
    return sending;
  };
  const timer = setInterval(flush, send_every_ms).unref();
  const keep = (span: Span) => {
    if (waiting.length >= most_waiting) return onDropped(1);
    waiting.push(span);
    if (waiting.length === send_at) void flush();
  };
  return {
    begin(kind, traceparent = "") {
      const [, trace, parent] = traceparent_pattern.exec(traceparent) ?? [];
      const known = trace && parent && !nothing_but_zeros.test(trace) && !nothing_but_zeros.test(parent);
      const trace_id = known ? trace : randomBytes(16).toString("hex");
      if (!isFollowed(trace_id, share)) return null;
      return { trace_id, span_id: newSpanId(), parent_id: known ? parent : null, kind, began_ms: Date.now() };
    },
    inside: (span, work) => inside.run(span, work),
    end: (span, name, values = {}, failed = false) =>
      keep({ ...span, name, values, failed, ended_ms: Date.now() }),
    part(name, took_ms, values, failed) {
      const whole = inside.getStore();
      if (!whole) return;
      const ended_ms = Date.now();
      const { trace_id, span_id: parent_id } = whole;
      const times = { began_ms: ended_ms - took_ms, ended_ms };
      keep({ trace_id, span_id: newSpanId(), parent_id, kind: "client", name, values, failed, ...times });
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

const newSpanId = () => randomBytes(8).toString("hex");

/** By the trace's own number, so that every process decides alike. */
function isFollowed(trace_id: string, share: number): boolean {
  return Number.parseInt(trace_id.slice(-8), 16) < share * 2 ** 32;
}
