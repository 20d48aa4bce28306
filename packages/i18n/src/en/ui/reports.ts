/** Reporting a profile or a photo: the dialog of members and the page of everyone. */
export const messages = {
  title: "Report {name}",
  title_photo: "Report a photo of {name}",
  lead: "We look into every report. We do not tell them who sent it.",
  about: "What is it about?",
  about_profile: "The profile",
  about_photo: "The main photo",
  reason_hint: "Choose the closest one.",
  text_hint: "What happened, and where can we see it?",
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
    email_hint: "We send the number of your report here, and write here if we have a question.",
    described_hint: "The address of the profile page, or the name, the place and what you know.",
    another: "Send another report",
  },
} as const;
