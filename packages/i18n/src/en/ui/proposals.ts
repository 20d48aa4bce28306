/** What is said about a marriage proposal beside its state. */
export const messages = {
  answer_by: "You have until {date} to answer. After that the proposal expires.",
  they_answer_by: "They have until {date} to answer.",
  revocable_hours: "You can take it back for {count, plural, one {# more hour} other {# more hours}}.",
  revocable_minutes: "You can take it back for {count, plural, one {# more minute} other {# more minutes}}.",
  not_revocable: "The 24 hours for taking it back are over.",
  declined: "You stay connected. You can propose again if both families want to.",
  lapsed: "No answer came within seven days, so it has expired. You can propose again.",
  /** The card at the top of a connection's profile. */
  card: {
    title: {
      proposal_received: "A marriage proposal from {name}’s family",
      proposal_sent: "Your marriage proposal",
      proposal_declined: "They declined your proposal",
      proposal_lapsed: "Your proposal has expired",
      declined_by_us: "You declined their proposal",
      lapsed_here: "Their proposal has expired",
      matched: "Both families have said yes",
    },
    they_proposed_on: "They proposed on {date}",
    you_proposed_on: "You proposed on {date}",
    accepted_on: "Accepted on {date}",
    until: {
      proposal_received: "You can answer until {day}, {date}",
      proposal_sent: "They can answer until {day}, {date}",
    },
    days_left: "{count, plural, =0 {(today)} =1 {(one more day)} other {(# more days)}}",
    text: {
      proposal_received:
        "If you accept, you are both matched and all other requests and proposals of both families close. This\u00a0is\u00a0final.",
      proposal_sent:
        "If they accept, you are both matched and all other requests and proposals close. That\u00a0is\u00a0final.",
      proposal_declined: "You stay connected. You can propose again if both families want to.",
      proposal_lapsed: "No answer came within seven days. You stay connected and can propose again.",
      declined_by_us: "You stay connected. Either family can propose again.",
      lapsed_here:
        "It was not answered within seven days. You stay connected, and either family can propose again.",
      matched: "We are happy for you both.",
    },
    accept: "Accept the proposal",
    see_day: "See the good news",
  },
  matched: {
    short: "Both families have said yes. We are happy for you both.",
    title: "Congratulations to both families",
    text: "Both families have said yes. Your profile is no longer suggested, and all other requests are closed. You can still see each other’s details.",
  },
} as const;
