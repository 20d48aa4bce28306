/** What is said about a marriage proposal beside its state. */
export const messages = {
  answer_by: "You have until {date} to answer. After that the proposal expires.",
  they_answer_by: "They have until {date} to answer.",
  revocable_hours: "You can withdraw it for {count, plural, one {# more hour} other {# more hours}}.",
  revocable_minutes: "You can withdraw it for {count, plural, one {# more minute} other {# more minutes}}.",
  not_revocable: "The 24 hours for withdrawing it are over.",
  declined: "You stay connected. You can propose again if both families want to.",
  lapsed: "No answer came within seven days, so it has expired. You can propose again.",
  matched: {
    short: "Both families have said yes. We are happy for you both.",
    title: "Congratulations to both families",
    text: "Both families have said yes. Your profile is no longer suggested, and all other requests are closed. You can still see each other’s details.",
  },
} as const;
