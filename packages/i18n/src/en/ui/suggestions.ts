/** The suggested profiles: their count, the wishes they follow, the cards. */
export const messages = {
  title: "Suggested for you",
  title_short: "For you",
  for_you: "{count, plural, =0 {No match yet} other {# for you}}",
  for_you_short: "{count, plural, =0 {No match yet} other {# for you}}",
  count:
    "{count, plural, =0 {No profile matches your preferences yet} one {# profile matches your preferences} other {# profiles match your preferences}}",
  list: "Suggested profiles",
  how: "How suggestions are chosen",
  edit_preferences: "Edit preferences",
  wishes: "Your preferences",
  wishes_short: "Preferences",
  wishes_set: "Your preferences: {count} set",
  wishes_more: "{count, plural, =0 {{first}} one {{first}, and # more} other {{first}, and # more}}",
  born: "Born {date}",
  /** Names those of email, birth date and income that only connections see. */
  hidden: {
    email: "Email: once connected",
    dob: "Birth date: once connected",
    income: "Income: once connected",
    email_dob: "Email, birth date: once connected",
    email_income: "Email, income: once connected",
    dob_income: "Birth date, income: once connected",
    email_dob_income: "Email, birth date, income: once connected",
  },
  chips: {
    age: "{min}–{max} years",
    range: "{min} – {max}",
  },
  enough: { title: "More later", first_page: "Back to the first page" },
  empty: {
    lead: "New families are suggested as soon as their profile is complete.",
    text: "A wider age range or one more country often helps.",
  },
  /** The second list: those who miss one wish of the viewer. */
  apart: {
    title: "One wish apart",
    all_else:
      "{count, plural, one {This family matches everything else you asked for.} other {These # families match everything else you asked for.}}",
    list: "One wish apart: profiles",
    pages: "One wish apart: pages",
    how: "How this list is made",
    more: "{count, plural, one {# more under “One wish apart”} other {# more under “One wish apart”}}",
    none: "That is everyone for now. New families are suggested as soon as their profile is complete.",
    difference: "The one difference:",
  },
  /** States the fact, by wish; never that somebody does not match. */
  missed: {
    age_above: "{amount, plural, one {# year} other {# years}} older than you wished",
    age_below: "{amount, plural, one {# year} other {# years}} younger than you wished",
    height_above: "{amount, plural, one {# inch} other {# inches}} taller than you wished",
    height_below: "{amount, plural, one {# inch} other {# inches}} shorter than you wished",
    education_above: "Education: {value}, more than you wished",
    education_below: "Education: {value}, less than you wished",
    income: "Income: {value}, less than you wished",
    country: "Lives in {value}",
    marital_status: "Marital status: {value}",
    mother_tongue: "Mother tongue: {value}",
    religion: "Religion: {value}",
    caste: "Caste: {value}",
    diet: "Diet: {value}",
    family_type: "Family type: {value}",
    occupation: "Occupation: {value}",
    residential_status: "Residential status: {value}",
  },
  narrowest:
    "Your preference for {wish} rules out the most profiles. Without it, {count, plural, one {# more profile} other {# more profiles}} would match.",
  show_more: "{count, plural, one {Show that profile too} other {Show those # too}}",
  change_wish: "Change this preference",
  opened: "You are now open about {wish}.",
  undo: "Undo",
  comes_back: "{name} comes back in {days, plural, one {# day} other {# days}}",
} as const;
