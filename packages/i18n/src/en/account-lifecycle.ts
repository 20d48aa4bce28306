/** What members are told when they use their rights over their account. */
export const messages = {
  done: {
    password_changed: "Your new password is set. You are logged out everywhere else.",
    paused: "Your profile is paused. Only your connections can see it until you resume.",
    resumed: "Your profile is visible again.",
    withdrawn: "Your consent is withdrawn and the answers are erased.",
    given: "Thank you. Your consent is recorded; you can now answer this in your profile.",
    nominee_saved: "The person who may act for you is recorded.",
    nominee_removed: "Nobody is named any more. The details of this person are erased.",
    accepted: "Thank you. Your consent is recorded.",
    leaving:
      "Your account is now hidden from everyone. If you change your mind, log in before {date}; after that it is erased for good.",
  },
  consents: {
    terms: "Terms and conditions",
    privacy_policy: "Privacy policy",
    seeks_marriage: "I am looking for marriage, for myself or a family member",
    statements_true: "What I have stated is true",
    sensitive_data:
      "Religion, caste, being Namdhari and special needs may be kept and shown to members; blood group and health details as I choose",
    religion: "Religion",
    caste: "Caste",
    namdhari_sect: "Being Namdhari",
    health: "Health: blood group, disability or special need",
  },
  mail: {
    subject: "Your account will be deleted",
    intro:
      "As you asked, your {product} account is now hidden from everyone. On {date} it will be erased for good, with everything in it.",
    note: "If you change your mind, log in before that day. If you did not ask for this, please log in now and choose a new password.",
    button: "Log in",
  },
} as const;
