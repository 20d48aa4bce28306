/** What the desk is told about cases. */
export const messages = {
  overdue_mail: {
    subject: "The desk is late",
    intro:
      "{count, plural, one {A case at the desk of {product} was not decided in time.} other {# cases at the desk of {product} were not decided in time.}}",
    note: "The law sets these times. Please see that someone takes them now.",
    button: "Open the desk",
  },
  wake: {
    subject: "A case is waiting at the desk",
    intro:
      "A case at the desk of {product} must be decided within {hours} hours, and nobody has taken it yet.",
    again: "You are on call. This message comes again every 20 minutes until someone takes the case.",
    nobody:
      "Nobody who is on call may take it. Please take it yourself or ask someone to: this message comes only once.",
    button: "Open the case",
    whatsapp:
      "A case at the desk of {product} must be decided within {hours} hours, and nobody has taken it yet. Open it here: {link}\n\nThank you.",
  },
  push: {
    waits: "A case at the desk has a clock of {hours} hours. Nobody has taken it yet.",
    overdue: "A case at the desk was not decided in time.",
  },
  outcome_mail: {
    subject: "We have decided on your report",
    subject_overturned: "We have looked at your report again",
    acted:
      "We have looked into your report {reference} to {product}. You were right to tell us, and we have acted.",
    not_acted:
      "We have looked into your report {reference} to {product}. We found nothing that breaks our rules, so nothing changes for now.",
    overturned:
      "A different volunteer has looked again at what we decided on your report {reference} to {product}, and sees it differently. What we did then no longer applies.",
    answered: "We have dealt with your request {reference} to {product} about your own data.",
    note: "Out of respect for everyone’s privacy we do not say more. If you disagree, write to {contact} with this number.",
    note_answered:
      "If something is still not right, write to {contact} with this number. You can also complain to the data protection authority of your country.",
  },
  statement: {
    acts: "The person in the photo, or acts for them",
    bystander: "Does not say to be the person in the photo",
  },
  released: "The case is back in the queue.",
  passed: "Thank you. Someone else will look at this case.",
  noted: "The note is saved.",
  entered: "The case is in the queue.",
} as const;
