/** The first review of one's own profile: how long it takes, and what to change. */
export const messages = {
  waiting: {
    title: "We look at each new profile first.",
    usual: "{hours, plural, one {Usually it takes about an hour.} other {Usually it takes about # hours.}}",
    unknown: "Until then nobody sees it.",
  },
  asked: {
    title: "Please change something.",
    text: "Then others can see it.",
    see: "See what",
    sheet: "What to change",
    changed_title: "Have you changed everything?",
    changed_text: "Then send it to us again.",
    lead: "We have looked at your profile. This should be changed before others see it:",
    change: "Change: {part}",
    done: "changed",
    send: "Send for review again",
    disagree: "I disagree",
  },
  parts: {
    photos: "Photos",
    personal: "Personal details",
    family: "Family details",
    career: "Education and work",
    preferences: "Who are you looking for?",
  },
} as const;
