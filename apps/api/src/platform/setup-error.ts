/**
 * A process cannot start as things are, and starting it again would not help: the message is a sentence for whoever
 * started it, without a stack, and the process ends with 78.
 */
export class SetupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "SetupError";
  }
}
