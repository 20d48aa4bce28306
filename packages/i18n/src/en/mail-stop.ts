/** The page behind the last line of a mail that a stranger can ask for. */
export const messages = {
  title: "Mails that you did not ask for",
  question:
    "Someone typed your email address at {product}. Should we send nothing more to it that others can ask for? This lasts 30 days and holds back your own codes and links for a new password, too.",
  button: "No such mails for 30 days",
  stopped: "Done. Until {day} nothing goes to this address that others can ask for.",
  button_undo: "Send them again",
  undone: "Done. Codes and links reach this address again.",
  invalid: "This link does not work. Please open it from the email again.",
} as const;
