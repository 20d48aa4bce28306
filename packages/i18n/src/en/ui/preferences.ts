/** The preference step: what a family looks for. */
export const messages = {
  age_height: "Age and height",
  age_hint: "Most families begin at 21.",
  community: "Family and community",
  work: "Education, work and place",
  one_education: "Now exactly this education is asked for. If more is welcome too, raise the maximum.",
  words: "In your own words",
  words_hint: "What matters to you in a partner and a family. No phone numbers or links, please.",
  gotra: {
    hint: "On either side of either family.",
    avoid: "Do not suggest them",
    warn: "Suggest them and tell us",
    ignore: "It does not matter to us",
  },
} as const;
