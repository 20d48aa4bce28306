/** What the desk is told about steps that need two people. */
export const messages = {
  asked: "It waits for a second person, for one day.",
  seen: "Thank you. A second person has one day to approve it.",
  approved: "It is approved.",
  ended: "It will not happen.",
  erased_mail: {
    subject: "Your account has been erased",
    intro:
      "Your {product} account was erased on {date}, with your profile and photos. Two people at the desk approved it, so it did not wait 30 days. We do this only for a request about the account or an order from an authority.",
    note: "This cannot be undone, and this is the last email about the account. If you did not ask for it or do not agree, complain to the grievance officer: {contact}. You can also turn to the Data Protection Board of India, or to the data protection authority of the country where you live.",
  },
} as const;
