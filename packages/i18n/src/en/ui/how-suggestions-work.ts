/** The public page that says how suggestions are chosen; the weights beside it come from the rules themselves. */
export const messages = {
  title: "How suggestions are chosen",
  intro:
    "Nobody picks your suggestions by hand, and nothing about them is secret. The rules on this page choose them, and they are the same for everybody.",
  who: {
    title: "Who can be suggested",
    text: "Members of the other gender whose profile is complete, who have verified their WhatsApp number and who let their profile be seen. Not suggested are those you have blocked or who have blocked you, families you are connected with, those with whom a request is open, and those you have declined. The law's age for marriage counts: a man who lives in India is suggested from his 21st birthday.",
  },
  yours: {
    title: "Your preferences decide who it is",
    text: "Everyone you are shown fits every one of your preferences. “Any” means that it does not matter to you. If you have chosen so, families that share a gotra with yours are left out.",
  },
  order: {
    title: "Both sides decide the order",
    text: "The wishes of the other family about you count as much as yours about them: those whose preferences you fit best come first. Among equals, profiles with a picture come first, then those who were here more recently.",
  },
  weights: {
    title: "How much each preference counts",
    text: "What a couple lives with every day counts most.",
    one: "Counts once",
    two: "Counts twice",
    three: "Counts three times",
  },
  never: {
    title: "What never counts",
    text: "Money, popularity, how many requests somebody has received, and how long they have been here. Caste and religion count only where you, or the other family, have asked for them in the preferences.",
  },
  newcomers: {
    title: "New members",
    text: "A new profile is suggested from its first minute, by the same rules as one that has been here for years.",
  },
  reasons: {
    title: "Every card says why",
    text: "A card names the preferences of yours that it fits and how many of theirs you fit. An income that only connections may see always counts as fitting, so that nobody can find it out by searching.",
  },
  few: {
    title: "When there are few",
    text: "The page then names the preference that leaves out the most people, and how many more would fit without it. Nothing changes unless you change it.",
  },
  fresh: {
    title: "Always up to date",
    text: "Whatever you or others change shows on the next page that is opened. While you go from page to page, nobody comes twice and nobody is left out.",
  },
} as const;
