/**
 * WhatsApp, both ways. `confirm` is written by the member's phone and read by us word for word,
 * so that nobody sends it without having read what it does.
 */
export const messages = {
  confirm:
    "This is my WhatsApp number, and I want it on the {product} account {account}. Do not send this message if someone else asked you to. Code: {key}",
  ask_reset: "I have forgotten the password of my {product} account. Please send me a link for a new one.",
  confirmed:
    "Thank you. This number now belongs to the {product} account {account}.\n\nWas it not you? Reply NOT ME within 7 days and we will undo it.",
  accounts_of_number: "Accounts with this number: {accounts}",
  already_confirmed: "This number is already confirmed for {account}. You do not need to do anything else.",
  number_full:
    "This number is already used by the largest number of {product} accounts allowed: {accounts}. It was not added to {account}.",
  other_number:
    "This message must come from the number entered on {product}; you sent it from a different one. Please enter this number there, or send the message from that phone.",
  expired:
    "This message is too old or was already used. Please go back to {product} and press the WhatsApp button again.",
  disputed:
    "Thank you for telling us. We have removed this number from the account {account}, and that account is locked. You do not need to do anything else.",
  ask_not_me:
    "Do you mean that it was not you? Then reply NOT ME or MAIN NAHI, and we will undo the newest change of the last 7 days.",
  nothing_disputed: "Nothing was linked to this number in the last 7 days.",
  address_added:
    "{address} now belongs to your {product} account.\n\nWas it not you? Reply NOT ME within 7 days and we will undo it.",
  address_undone:
    "Thank you for telling us. The change to your account {account} is undone and every device is logged out. Please choose a new password; the link works once, for 30 minutes: {link}",
  reset_link_withheld:
    "This number was added to the account {account} less than 72 hours ago. For your safety, until then a link for a new password goes only to its older address.",
  reset_links: "Open the link to choose a new password. It works once, for 30 minutes. Never pass it on.",
  reset_too_often:
    "Links for a new password were sent to this number several times in the last hour. Please use the newest one, or ask again in an hour.",
  reset_none: "No {product} account is confirmed with this number. You can ask for a link by email: {link}",
  help: "Hello. This number only confirms accounts and sends links for a new password. Write RESET to get a link. For anything else please call {phone}, Monday to Friday, 9 AM to 5 PM IST.",
  code: "{code} is your {product} code. It is valid for 10 minutes. Never give it to anyone.",
} as const;
