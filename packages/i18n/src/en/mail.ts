/** Mails. Subjects name no person and no religion: a locked phone shows them to everyone in the room. */
export const messages = {
  code: {
    subject: "Your code",
    intro: "This is the code that you asked for:",
    note: "It is good for 10 minutes. Never give it to anyone, not even to us. If you did not ask for it, you need do nothing.",
  },
  already_have_account: {
    subject: "About your account",
    intro:
      "Someone, perhaps you, has just tried to use this email address for a {product} account. There is an account with it already, so nothing was changed.",
    note: "If it was you, please log in, or choose a new password if you have forgotten yours. If it was not you, you need do nothing.",
    button: "Log in",
    button_forgot: "Choose a new password",
  },
  reset_link: {
    subject: "Choose a new password",
    intro: "Someone, perhaps you, has asked for a new password for your {product} account.",
    button: "Choose a new password",
    note: "The link works once and for 30 minutes. If you did not ask for it, you need do nothing; your password stays as it is.",
  },
  reset_link_withheld: {
    subject: "About a new password",
    intro:
      "Someone, perhaps you, has asked for a new password for your {product} account. This email address was added less than 72 hours ago. For your safety no link comes here before that time is over.",
    note: "If you need a new password now, write RESET to us on WhatsApp from the number of your account. If you did not ask for it, you need do nothing.",
  },
  new_device: {
    subject: "New login to your account",
    intro: "Your {product} account was just opened on a device that we have not seen before: {device}.",
    note: "If it was you, you need do nothing. If not, please choose a new password now; that ends every login.",
    button: "Choose a new password",
  },
  number_added: {
    subject: "A number was added to your account",
    intro: "The WhatsApp number {address} now belongs to your {product} account, too.",
    note: "If it was you, you need do nothing. If not, press the button within 7 days: that removes the number, ends every login and lets you choose a new password.",
    button: "It was not me",
  },
  number_changed: {
    subject: "Your number was changed",
    intro: "The WhatsApp number of your {product} account is now {address}.",
    note: "If it was you, you need do nothing. If not, press the button within 7 days: that undoes the change, ends every login and lets you choose a new password.",
    button: "It was not me",
  },
  number_change_begun: {
    subject: "A change of your number was asked for",
    intro:
      "Someone who knows your password has asked to change the WhatsApp number of your {product} account to {phone_number}. The old number stays until the new one is verified.",
    note: "If it was not you, please choose a new password now; that stops the change.",
    button: "Choose a new password",
  },
  email_change_begun: {
    subject: "A change of your email was asked for",
    intro:
      "Someone who knows your password has asked to change the email address of your {product} account to {email}. This address stays until the new one is verified.",
    note: "If it was not you, please choose a new password now; that stops the change.",
    button: "Choose a new password",
  },
  email_changed: {
    subject: "Your email address was changed",
    intro: "The email address of your {product} account is now {address}. This address no longer opens it.",
    note: "If it was you, you need do nothing. If not, press the button within 7 days: that brings this address back, ends every login and lets you choose a new password.",
    button: "It was not me",
  },
  password_changed: {
    subject: "Your password was changed",
    intro: "The password of your {product} account was just changed, and every other login was ended.",
    note: "If it was not you, please choose a new password now and call us.",
    button: "Choose a new password",
  },
  too_many_logins: {
    subject: "About the safety of your account",
    intro:
      "A wrong password was given for your {product} account {most} times in a row. For your safety it now opens only where you were logged in before.",
    note: "To open it elsewhere, please choose a new password.",
    button: "Choose a new password",
  },
  layout: {
    greeting: "Dear member,",
    closing: "The {product} team",
    help: "Help: {phone}, Monday to Friday, 9 AM to 5 PM IST",
    link_plain: "If the button does not work, open this address: {link}",
    stop: "You did not ask for this? Send me no such mails for 30 days",
  },
} as const;
