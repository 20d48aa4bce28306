/** What is said about a marriage proposal beside its state. */
export const messages = {
  answer_by: "You have until {date} to answer. After that the proposal lapses.",
  they_answer_by: "They have until {date} to answer.",
  revocable_hours: "You can take it back for {count, plural, one {# more hour} other {# more hours}}.",
  revocable_minutes: "You can take it back for {count, plural, one {# more minute} other {# more minutes}}.",
  not_revocable: "The 24 hours in which it could be taken back are over.",
  declined: "You stay connected. You may propose again if both families wish.",
  lapsed: "No answer came within seven days, so it has lapsed. You may propose again.",
  matched: {
    short: "Both families have said yes. Nothing can be changed here any more.",
    title: "Congratulations to both families",
    text: "A marriage proposal was accepted, so your profile has left the suggestions and all other requests are closed. You still see each other’s details. Only blocking and reporting remain possible.",
  },
} as const;
