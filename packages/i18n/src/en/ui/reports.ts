/** Reporting a profile or a photo: the dialog of members and the page of everyone. */
export const messages = {
  title: "Report {name}",
  title_photo: "Report a photo of {name}",
  lead: "We look into every report. They are not told who it came from.",
  about: "What it is about",
  about_profile: "The profile",
  about_photo: "The main photo",
  reason_hint: "Choose what fits best.",
  text_hint: "What happened, and where can it be seen?",
  submit: "Send the report",
  sent: {
    title: "Your report is with us",
    number: "Number of your report",
    block_text:
      "If you block {name}, you no longer see each other. They are told neither of this nor of the report.",
    block: "Block {name}",
    done: "Done",
  },
  page: {
    title: "Report a profile or photo",
    lead: "You need no account for this. We answer by email, and nobody learns from us who reported.",
    email_hint: "Here you get the number of your report and our answer.",
    described_hint: "The address of the profile page, or the name, the place and what you know.",
    another: "Send another report",
  },
} as const;
