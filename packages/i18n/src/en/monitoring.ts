/** Mails to the operator of the service. They hold numbers of reports, counts and kinds, and name nobody. */
export const messages = {
  intro: "{product} reports:",
  closing:
    "The operator’s manual says what to do under “{chapter}”. The command “{command}” checks the whole set-up.",
  reports: {
    received: "New reports: {count}",
    due: "Reports that are nearly due: {count}",
    late: "Reports that are late: {count}",
    one: "{reference}: {reason}. Due by {moment}",
  },
  waiting: {
    title: "Profiles waiting for a review: {count}",
    text: "Nobody sees them until then. “{command}” lists them.",
  },
  moment: "{date}, {time} (India)",
  trouble: {
    began: "{part}",
    lasts: "Still: {part}",
    over: "Over: {part}",
    since: "Since {moment}. {detail}",
  },
  parts: {
    mail: "The email server does not accept our login",
    whatsapp: "WhatsApp does not accept our token",
    whatsapp_standing: "Meta has restricted the service on WhatsApp, or warns of it",
    sms: "The SMS gateway cannot be reached",
    sms_limit: "The SMS of the day are used up, and codes go by the other ways",
    pictures: "The photo store does not work",
    disk: "The disk is full or cannot be written",
    outbox: "Emails or messages have been waiting for too long",
    backup: "There is no backup of the last 26 hours",
    on_call: "Nobody at the desk is on call for cases of two or three hours",
  },
  unit_failed: {
    title: "“{unit}” has failed",
    text: "“{command}” on the server says why.",
  },
  trial: {
    title: "This is a test email",
    text: "“{command}” asked for it. Emails of the service arrive here.",
  },
} as const;
