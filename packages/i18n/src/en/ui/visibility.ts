/** How others see the member now: the strip on every page, the sheet before sending, and the public-profile switch. */
export const messages = {
  label: "How others see your profile now",
  strip: {
    leaving: { title: "This account is being deleted:", text: "nobody else sees your profile." },
    suspended: { title: "This account is suspended:", text: "nobody else sees your profile." },
    incomplete: { title: "Your profile is not complete:", text: "nobody else sees it yet." },
    held: { title: "We are checking your profile.", text: "Until then nobody sees it." },
    phone_unverified: { title: "New families cannot see you yet:", text: "your number is not verified." },
    no_photo: { title: "No photo yet:", text: "add one to send requests." },
    paused: { title: "Your profile is paused:", text: "only your connections see it." },
    matched: { title: "You have found your match:", text: "only your connections see your profile." },
    private: {
      title: "Your profile is not public:",
      text: "only connections and families you have asked see it.",
    },
    under_age: { title: "Your profile is not suggested yet:" },
  },
  ways: {
    held: "Call us",
    phone_unverified: "Verify",
    no_photo: "Add photo",
    paused: "Show again",
    incomplete: "Complete it",
    private: "Change",
  },
  gate: {
    phone_unverified: "To send this, first verify your number",
    no_photo: "To send this, first add a photo",
    lead: "Then we go on with your message to {name}.",
  },
  switch: {
    connections:
      "This is switched on, but for now only your connections can open your profile. The top of this page says why.",
    nobody: "For now nobody else can open your profile. The top of this page says why.",
  },
} as const;
