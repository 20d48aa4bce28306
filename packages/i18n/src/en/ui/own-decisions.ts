/** What the desk decided about the member, and how to disagree. */
export const messages = {
  title: "Messages about your account",
  why_suspended: "Why it is suspended",
  rule: "Rule: {rule}",
  decided_on: "Decided on {date}.",
  until: "It ends on {date}.",
  no_longer: "It is no longer in force.",
  superseded: "A later decision applies in its place.",
  by_people: "Volunteers decided this, not a machine.",
  by_machine: "A machine decided this.",
  disagree: "I disagree",
  why: "Why do you disagree?",
  hint: "In your own words. Someone else will look at it and answer within seven days.",
  send: "Send",
  sent: "You have disagreed. Someone else looks at it and answers by {date}.",
  outcome: {
    overturned: "You were right: the decision is undone.",
    stays: "Someone else has looked at it: the decision stays.",
  },
} as const;
