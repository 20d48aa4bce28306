export type MailButton = { text: string; link: string };
export type MailWords = Record<"product" | "greeting" | "intro" | "note" | "closing" | "help", string>;
export type MailParts = {
  /** The heading; a mail without one begins with the greeting. */
  title?: string | undefined;
  /** What mail programs show beside the subject. */
  preheader?: string | undefined;
  /** Two joined medallions above the heading, for a yes of another family. */
  joined?: boolean;
  code?: string | undefined;
  /** The first is the button of the mail; further ones are links. */
  buttons?: readonly MailButton[] | undefined;
  /** What the reader may do next, in this order. */
  steps?: { title: string; items: readonly string[] } | undefined;
  /** Why the reader receives the mail, and what it leaves out. */
  reason?: string | undefined;
  /** A quiet link at the very end. */
  foot?: MailButton | undefined;
};
