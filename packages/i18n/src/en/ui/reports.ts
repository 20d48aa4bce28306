/** Reporting a profile or a photo: the dialog of members and the page of everyone. */
export const messages = {
  title: "Report {name}",
  title_photo: "Report a photo of {name}",
  lead: "We look into every report. We do not tell them who sent it.",
  about: "What is it about?",
  about_profile: "The profile",
  about_photo: "The main photo",
  reason_hint: "Choose the closest one.",
  groups: { profile: "The profile", behaviour: "Behaviour", more: "Other matters" },
  text_hint: "What happened, and where can we see it?",
  data_hint: "What should we answer, correct or delete?",
  statement: {
    title: "Your signed statement",
    text: "Such a report hides the photo until a person has looked at it. The law therefore asks for a statement with your name. Only the volunteers who decide can read it.",
    signature_hint: "Please type your full name. It counts as your signature.",
  },
  submit: "Send report",
  sent: {
    title: "We have your report",
    number: "Your report number",
    block_text:
      "If you block {name}, you will no longer see each other. They are told about neither the block nor the report.",
    block: "Block {name}",
    done: "Done",
  },
  page: {
    title: "Report a profile or photo",
    lead: "You do not need an account for this. We do not tell anyone who reported.",
    email_hint:
      "We send the number of your report here with a button that confirms your address, and tell you the outcome.",
    described_hint:
      "The profile number, the address of the page or of the photo, or the name, the place and what you know.",
    data_described_hint: "A profile number or address, if there is one.",
    parts: {
      profile: "The profile",
      main_photo: "The main photo",
      other_photo: "Another photo of the profile",
    },
    place_hint: "Leave this empty if you do not know. A person will look.",
    confirm:
      "Please look in your mailbox: the button in our email confirms your address. Until then no photo is hidden at once, and we cannot tell you the outcome.",
    another: "Send another report",
  },
  own: {
    title: "Your reports",
    none: "You have not reported anything.",
    open: "We decide by {date}.",
    sent: "Sent on {date}",
    outcomes: {
      acted: "Decided on {date}: we have acted.",
      not_acted: "Decided on {date}: we found nothing that breaks our rules.",
      answered: "Answered on {date}.",
      overturned:
        "Looked at again on {date}: a different volunteer sees it differently. What we did no longer applies.",
    },
  },
} as const;
