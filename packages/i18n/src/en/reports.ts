/** Reports of a profile or picture. No sentence names anybody. */
export const messages = {
  reasons: {
    under_age: "The person is under 18",
    intimate_image: "An intimate or indecent picture",
    impersonation: "Somebody pretends to be another person",
    without_consent: "A profile without the person's consent",
    wrong_details: "Details that are not true",
    already_married: "The person is married already",
    asks_for_money: "Money is asked for",
    harassment: "Insult, threat or harassment",
    contact_details: "Contact details or advertising in the texts or pictures",
    other: "Something else",
  },
  received:
    "Thank you. We have your report; its number is {reference}. We look into it and settle it by {date}.",
  mail: {
    subject: "We have your report",
    intro:
      "Thank you for your report to {product}. Its number is {reference}. We look into it and settle it by {date}.",
    note: "If you write to {contact} about it, please give this number. Nobody learns from us who reported.",
  },
} as const;
