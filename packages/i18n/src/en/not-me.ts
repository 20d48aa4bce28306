/** The page behind "It was not me" in a mail about a changed address. */
export const messages = {
  title: "A change to your account",
  question:
    "Did you not make this change? The button undoes it, logs out every device of your {product} account and lets you choose a new password.",
  button: "It was not me: undo it",
  undone: "Done. The change is undone and every device is logged out. Please choose a new password now.",
  choose: "Choose a new password",
  invalid: "This link was already used or is older than 7 days.",
} as const;
