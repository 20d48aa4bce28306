/** The preference step: what a family looks for. */
export const messages = {
  age_hint: "Most families start at 21.",
  count: {
    number: "{families}+",
    families: "families match your preferences today",
    fewer: "Fewer than {count} families match",
    counting: "Counting the matching families…",
    narrowest: "What leaves out most: {wish}",
    widen: "Widen",
  },
  higher: {
    label: "Higher education too?",
    or_higher: "{degree} or higher",
    only: "Only {degree}",
    families: "{families}+ families",
    fewer: "Fewer than {count} families",
  },
  consent: {
    why: {
      religion:
        "A preference for a religion also tells something about your own. We save it only with your consent; without it, it stays “Any”.",
      caste:
        "A preference for a caste also tells something about your own. We save it only with your consent; without it, it stays “Any”.",
    },
    give: { religion: "Yes, you may keep the religion", caste: "Yes, you may keep the caste" },
  },
  words_hint: "What matters to you in a partner and a family. No phone numbers or links, please.",
  must_hint:
    "Families who do not meet these are never suggested, not even under “One wish apart”. Only you see this.",
  gotra: {
    hint: "Father’s or mother’s side, in either family.",
    avoid: "Do not suggest them",
    warn: "Suggest, but warn me",
    ignore: "No restriction",
  },
} as const;
