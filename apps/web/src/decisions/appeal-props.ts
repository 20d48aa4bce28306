export type AppealProps = {
  onAppeal: (id: string, text: string) => Promise<unknown>;
  /** Whether a half-written appeal is kept on this phone. */
  keeps_draft?: boolean;
};
