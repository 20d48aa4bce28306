/**
 * A process cannot start as things are, and starting it again would not help: the message is a sentence for anyone who
 * started it, without a stack, and the process ends with 78.
 */
export class SetupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "SetupError";
  }
}

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EEXIST: "a file is in its place",
  ENOTDIR: "a part of its path is a file",
};

/** PostgreSQL's own code. */
const disk_full = "53100";

/** Returns the sentence for an error of a disk that somebody has to mend; null for any other error. */
export function diskSentence(error: unknown): string | null {
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (code === disk_full) return "The disk of the database is full. Make room on it, then start again.";
  const reason = reasons[code];
  return reason && path ? `${path} cannot be written: ${reason}.` : null;
}
