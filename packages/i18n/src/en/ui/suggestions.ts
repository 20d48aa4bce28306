/** The suggested profiles: their count, the wishes they follow, the cards. */
export const messages = {
  title: "Suggested for you",
  count:
    "{count, plural, =0 {No profile matches your preferences yet} one {# profile matches your preferences} other {# profiles match your preferences}}",
  list: "Suggested profiles",
  how: "How suggestions are chosen",
  edit_preferences: "Edit preferences",
  wishes: "Your preferences",
  born: "Born {date}",
  facts: {
    occupation: "Occupation",
    annual_income: "Annual income",
    dob: "Date of birth",
    email: "Email",
    place: "Lives in",
  },
  born_hidden: "Date of birth visible to connections",
  email_hidden: "Email visible to connections",
  income_hidden: "Income visible to connections",
  chips: {
    age: "{min}–{max} years",
    range: "{min} – {max}",
    from: "{title} or more",
  },
  enough: { title: "More later", first_page: "Back to the first page" },
  empty: {
    title: "No profile matches yet",
    text: "A wider age range or one more country often helps. New families are suggested as soon as their profile is complete.",
  },
  narrowest:
    "Your preference for {wish} rules out the most profiles. Without it, {count, plural, one {# more profile} other {# more profiles}} would match.",
} as const;
