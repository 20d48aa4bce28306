/** The own profile as a stranger or a connection sees it. */
export const messages = {
  title: "How others see you",
  strip: {
    stranger: "You, as any member sees you.",
    connection: "You, as a connection sees you.",
  },
  alone: "Nobody else sees this page.",
  reach: {
    connections: "At present only connections can open your profile.",
    nobody: "At present nobody can open your profile.",
  },
  close: "Close",
  who: "Who looks?",
  viewers: { stranger: "Any member", connection: "A connection" },
  choices: "What you decide",
  audience: { public: "Everyone sees it", friends: "Only connections see it", private: "Only you see it" },
  not_shown: "Not shown to them",
  shown: "Shown",
  none: "Not given",
  change: "Change",
  change_item: "Change who sees: {item}",
  links: {
    title: "See my profile as",
    stranger: "Any member",
    connection: "A connection",
  },
} as const;
