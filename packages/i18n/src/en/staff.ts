/** What those who work at the desk are told. */
export const messages = {
  invitation: {
    subject: "You are invited to help at the desk",
    intro:
      "{product} asks you to help keep order at its desk. The link below works once, for two days. You choose a password and, for a second step at each login, a passkey or an app for codes.",
    note: "If you did not expect this, please ignore it: nothing happens without you.",
    button: "Accept the invitation",
  },
  codes_guessed: {
    subject: "Someone tried codes at the desk",
    intro:
      "Someone entered your password at the desk of {product}, and then wrong codes several times. You are logged out everywhere.",
    note: "If it was not you, someone knows your password: please log in and change it now.",
  },
  passkey_added: {
    subject: "A passkey was added to your account at the desk",
    intro: "Your account at the desk of {product} has one more passkey, with which you can log in.",
    note: "If you did not add it, please log in now, remove it and change your password, and tell a keeper.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your account at the desk",
    intro: "A passkey was removed from your account at the desk of {product}. It no longer logs you in.",
    note: "If you did not remove it, please log in now and change your password, and tell a keeper.",
  },
  invited: "The invitation is on its way.",
  invitation_withdrawn: "The invitation is withdrawn.",
  logged_out: "You are logged out.",
  logged_out_everywhere: "You are logged out everywhere.",
  password_changed: "Your new password is set. You are logged out everywhere else.",
  passkey_ready: "Your passkey is ready.",
  passkey_gone: "The passkey is removed.",
  account_ended: "This account is ended, with all its logins.",
  staff_signed_out: "This account is logged out everywhere.",
  on_call: "You are on call now. Thank you.",
  off_call: "You are not on call any more.",
  number_code_sent: "A code is on its way to this number by WhatsApp.",
  number_verified: "This number now wakes you.",
  number_removed: "This number is removed.",
  device_registered: "This device now wakes you.",
  device_removed: "This device does not wake you any more.",
} as const;
