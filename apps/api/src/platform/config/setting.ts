import * as z from "zod/mini";

/** One environment variable: its meaning, its default and its parser. */
export type Setting<T = unknown> = {
  /** The default as it would be written in the environment, or null. */
  default: string | null;
  meaning: string;
  /** The end of the sentence "NAME must be …" for a mistake. */
  must_be: string;
  read: z.ZodMiniType<T, string>;
};

// Parsers that several settings share.
export const text = z.string().check(z.trim(), z.minLength(1));
export const e164 = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
export const between = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );
export const url = (protocol: RegExp) => z.url({ protocol });

export function setting<T>(
  value: string | null,
  must_be: string,
  read: z.ZodMiniType<T, string>,
  meaning: string,
): Setting<T> {
  return { default: value, must_be, read, meaning };
}

/** The number on the pages of a development machine. It is invented. */
export const invented_number = "+911140001234";
