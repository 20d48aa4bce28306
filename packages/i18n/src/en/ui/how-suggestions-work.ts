/** The public page that says how suggestions are chosen; the weights beside it come from the rules themselves. */
export const messages = {
  title: "How suggestions are chosen",
  intro:
    "Nobody picks your suggestions by hand, and nothing about them is secret. The rules on this page decide, and they are the same for everybody.",
  who: {
    title: "Who can be suggested",
    text: "Members of the other gender whose profile is complete, who have verified their WhatsApp number and who let their profile be seen. We leave out anyone you have blocked, declined or are connected with, anyone who has blocked you, and anyone you have an open request with. The legal age for marriage counts too: a man who lives in India is suggested from his 21st birthday.",
  },
  yours: {
    title: "Your preferences decide who",
    text: "Everyone you are shown matches every one of your preferences. “Any” means that it does not matter to you. If you have chosen so, families who share a gotra with yours are left out.",
  },
  order: {
    title: "Both sides decide the order",
    text: "The other family’s preferences about you count as much as yours about them: families whose preferences you match best come first. Small differences do not count: profiles less than two points apart are treated as equal.",
  },
  turns: {
    title: "Everybody gets a turn",
    text: "Among equals, those who were here in the last 30 days come first, then those who were shown least often lately. After that chance decides, differently for every family every day. How often someone was shown is counted once a night, without who looked, and a family that opens the page ten times counts once. A photo gives no advantage.",
  },
  measured: {
    title: "What the turns bring",
    text: "We tried it with 4,200 invented profiles over seven days, on each of which four in ten looked at their suggestions. After that, 8 in 100 were on nobody’s first page; in an order without turns, where photos came first, it was 16. The one in a hundred shown most often had 4 in 100 of all places, instead of 13.",
  },
  waiting: {
    title: "Time to answer",
    text: "Someone with five or more requests that have waited for over a day comes a little later, so that each family gets an answer.",
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
    text: "Money, popularity, whether there is a photo, and how long someone has been here. Caste and religion count only where you, or the other family, have asked for them in the preferences.",
  },
  newcomers: {
    title: "New members",
    text: "A new profile is suggested from the minute it can be seen, by the same rules as a profile that has been here for years. If new profiles match you both ways while you are away, we tell you how many, at most once a week.",
  },
  reasons: {
    title: "Every profile says why",
    text: "A profile names which of your preferences it matches, and which of theirs you match. An income that only connections can see always counts as a match, so that nobody can find it out by searching.",
  },
  few: {
    title: "When there are few",
    text: "The page then names the preference that rules out the most profiles, and how many more would match without it. Nothing changes unless you change it.",
  },
  apart: {
    title: "One wish apart",
    text: "While fewer than 24 people match all your preferences, a second list shows those who miss exactly one of them, and of whose preferences you miss at most one. Each card says which of yours it is and by how much. A preference that you or they said must be met is never crossed; religion, marital status and diet must be met from the start, unless changed.",
  },
  not_now: {
    title: "Not now",
    text: "You can put a suggestion aside for 30 days. It is no refusal, the other family is not told, and you can bring it back whenever you like.",
  },
  fresh: {
    title: "Always up to date",
    text: "Whatever you or others change shows on the next page you open. While you go from page to page, nobody comes twice and nobody is left out.",
  },
} as const;
