/** The page behind "It was not me" in a mail about a changed address. */
export const messages = {
  title: "A change of your account",
  question:
    "Did you not change this yourself? The button undoes the change, ends every login of your {product} account and lets you choose a new password.",
  button: "It was not me: undo it",
  undone: "Done. The change is undone and every login is ended. Please choose a new password now.",
  choose: "Choose a new password",
  invalid: "This link was used already or is older than 7 days.",
} as const;
