/** Mails. Subjects name no person and no religion: a locked phone shows them to everyone in the room. */
export const messages = {
  code: {
    subject: "Your code",
    intro: "This is the code you asked for:",
    note: "It is valid for 10 minutes. Never give it to anyone, not even to us. If you did not ask for it, you can ignore this message.",
  },
  already_have_account: {
    subject: "About your account",
    intro:
      "Someone, perhaps you, has just tried to open a {product} account with this email address. It already has an account, so nothing was changed.",
    note: "If it was you, please log in, or choose a new password if you have forgotten yours. If it was not you, you can ignore this message.",
    button: "Log in",
    button_forgot: "Choose a new password",
  },
  reset_link: {
    subject: "Choose a new password",
    intro: "Someone, perhaps you, has asked for a new password for your {product} account.",
    button: "Choose a new password",
    note: "The link works once, for 30 minutes. If you did not ask for it, you can ignore this message; your password stays as it is.",
  },
  reset_link_withheld: {
    subject: "About a new password",
    intro:
      "Someone, perhaps you, has asked for a new password for your {product} account. This email address was added less than 72 hours ago, so for your safety we cannot send the link here yet.",
    note: "If you need a new password now, write RESET to us on WhatsApp from the number of your account. If you did not ask for it, you can ignore this message.",
  },
  new_device: {
    subject: "New login to your account",
    intro: "Your {product} account was just opened on a new device: {device}.",
    note: "If it was you, you can ignore this message. If not, please choose a new password now; that logs out every device.",
    button: "Choose a new password",
  },
  number_added: {
    subject: "A number was added to your account",
    intro: "The WhatsApp number {address} now also belongs to your {product} account.",
    note: "If it was you, you can ignore this message. If not, press the button within 7 days. That removes the number, logs out every device and lets you choose a new password.",
    button: "It was not me",
  },
  number_changed: {
    subject: "Your number was changed",
    intro: "The WhatsApp number of your {product} account is now {address}.",
    note: "If it was you, you can ignore this message. If not, press the button within 7 days. That undoes the change, logs out every device and lets you choose a new password.",
    button: "It was not me",
  },
  number_change_begun: {
    subject: "Request to change your number",
    intro:
      "Someone who knows your password has asked to change the WhatsApp number of your {product} account to {phone_number}. The old number stays until the new one is verified.",
    note: "If it was not you, please choose a new password now; that stops the change.",
    button: "Choose a new password",
  },
  email_change_begun: {
    subject: "Request to change your email",
    intro:
      "Someone who knows your password has asked to change the email address of your {product} account to {email}. This address stays until the new one is verified.",
    note: "If it was not you, please choose a new password now; that stops the change.",
    button: "Choose a new password",
  },
  email_changed: {
    subject: "Your email address was changed",
    intro: "The email address of your {product} account is now {address}. This address no longer opens it.",
    note: "If it was you, you can ignore this message. If not, press the button within 7 days. That brings this address back, logs out every device and lets you choose a new password.",
    button: "It was not me",
  },
  password_changed: {
    subject: "Your password was changed",
    intro: "The password of your {product} account was just changed, and every other device was logged out.",
    note: "If it was not you, please choose a new password now and call us.",
    button: "Choose a new password",
  },
  too_many_logins: {
    subject: "About the safety of your account",
    intro:
      "A wrong password was entered for your {product} account {most} times in a row. For your safety the account now opens only where you were logged in before.",
    note: "To open it anywhere else, please choose a new password.",
    button: "Choose a new password",
  },
  layout: {
    greeting: "Dear member,",
    greeting_name: "Dear {name} ji,",
    greeting_family: "Dear family of {name},",
    closing: "The {product} team",
    help: "Help: {phone}, Monday to Friday, 9 AM to 5 PM IST",
    link_plain: "If the button does not work, open this address: {link}",
    stop: "Not you? Stop these emails for 30 days",
  },
} as const;
