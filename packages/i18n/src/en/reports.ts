/** Reports of a profile or picture. No sentence names anybody. */
export const messages = {
  reasons: {
    under_age: "The person is under 18",
    intimate_image: "An intimate or indecent photo",
    impersonation: "Pretending to be someone else",
    without_consent: "A profile made without the person’s consent",
    wrong_details: "False details",
    already_married: "Already married",
    asks_for_money: "Asking for money or dowry",
    harassment: "Insults, threats or harassment",
    contact_details: "Contact details or advertising in texts or photos",
    my_data: "How my own data is used",
    other: "Something else",
  },
  received:
    "Thank you. We have your report; its number is {reference}. We will look into it and decide by {date}.",
  received_data:
    "Thank you. We have your request about your data; its number is {reference}. We will answer it by {date}.",
  mail: {
    subject: "We have your report",
    intro:
      "Thank you for your report to {product}. Its number is {reference}. We will look into it and decide by {date}.",
    note: "If you write to {contact} about it, please give this number. We do not tell anyone who reported.",
    subject_data: "We have your request about your data",
    intro_data:
      "Thank you for writing to {product} about your own data. The number of your request is {reference}. A person will look into it and answer by {date}.",
    note_data:
      "If you write to {contact} about it, please give this number. You can also complain to the data protection authority of your country.",
    confirm:
      "Please confirm with the button that this is your address, within three days. We tell the outcome only to a confirmed address.",
    confirm_picture:
      "Please confirm with the button that this is your address, within three days. As a rule, the photo is then hidden until a person has looked at it, and we tell you the outcome.",
    button: "Confirm my report",
    not_you: "If you did not report anything, you need not do anything.",
  },
  /** The page behind the link in the mail to a person without an account. */
  confirmation: {
    title: "Your report to {product}",
    question: "Did you send this report? The button confirms that this is your email address.",
    button: "Yes, I sent it",
    confirmed:
      "Thank you. Your address is confirmed. As a rule, a reported intimate photo, or one of a different person, is now hidden until a person has looked at it. We will tell you the outcome by email.",
    too_many:
      "You have confirmed five reports today. Please open this link again tomorrow. A volunteer reads the report in any case.",
    invalid: "This link does not exist or is older than three days. You can send the report again.",
    again: "Report a profile or photo",
  },
} as const;
