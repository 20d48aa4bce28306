/** Reports of a profile or picture. No sentence names anybody. */
export const messages = {
  reasons: {
    under_age: "The person is under 18",
    intimate_image: "An intimate or indecent photo",
    impersonation: "Pretending to be someone else",
    without_consent: "A profile made without the person’s consent",
    wrong_details: "False details",
    already_married: "Already married",
    asks_for_money: "Asking for money",
    harassment: "Insults, threats or harassment",
    contact_details: "Contact details or advertising in texts or photos",
    other: "Something else",
  },
  received:
    "Thank you. We have your report; its number is {reference}. We will look into it and decide by {date}.",
  mail: {
    subject: "We have your report",
    intro:
      "Thank you for your report to {product}. Its number is {reference}. We will look into it and decide by {date}.",
    note: "If you write to {contact} about it, please give this number. We do not tell anyone who reported.",
  },
} as const;
