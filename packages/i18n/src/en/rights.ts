/** What members are told when they use their rights over their account. */
export const messages = {
  done: {
    password_changed: "Your new password is set. Every other login was ended.",
    paused: "Your profile is paused. Only your connections see it, until you go on.",
    resumed: "Your profile is open again.",
    accepted: "Thank you. Your consent is recorded.",
    leaving:
      "Your account is hidden from everyone now. If you change your mind, log in before {date}; after that it is erased for good.",
  },
  consents: {
    terms: "Terms and conditions",
    privacy_policy: "Privacy policy",
    seeks_marriage: "I am looking for marriage, for myself or a family member",
    statements_true: "What I state is true",
    sensitive_data: "Religion, caste, sect and health may be kept and shown as I choose",
  },
  mail: {
    subject: "Your account will be deleted",
    intro:
      "Your {product} account is hidden from everyone now, as you asked. On {date} it will be erased for good, with everything in it.",
    note: "If you change your mind, log in before that day. If it was not you who asked, please log in now and choose a new password.",
    button: "Log in",
  },
} as const;
