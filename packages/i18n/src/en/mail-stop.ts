/** The page behind the last line of a mail that a stranger can ask for. */
export const messages = {
  title: "Emails you did not ask for",
  question:
    "Someone entered your email address at {product}. Stop sign-up and password emails to this address for 30 days? Your own codes and links will not arrive either.",
  button: "Stop these emails for 30 days",
  stopped: "Done. We will not send such emails to this address until {day}.",
  button_undo: "Send them again",
  undone: "Done. Codes and links will reach this address again.",
  invalid: "This link does not work. Please open it from the email again.",
} as const;
