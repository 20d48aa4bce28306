/** The preference step: what a family looks for. */
export const messages = {
  age_height: "Age and height",
  age_hint: "Most families start at 21.",
  community: "Family and community",
  work: "Education, work and place",
  one_education: "Only this level will match. To include higher education, raise the maximum.",
  words: "In your own words",
  words_hint: "What matters to you in a partner and a family. No phone numbers or links, please.",
  gotra: {
    hint: "Father’s or mother’s side, in either family.",
    avoid: "Do not suggest them",
    warn: "Suggest, but warn me",
    ignore: "No restriction",
  },
} as const;
