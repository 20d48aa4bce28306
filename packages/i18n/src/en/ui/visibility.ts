/** How others see the member now: the strip on every page, the sheet before sending, and the public-profile switch. */
export const messages = {
  label: "How others see your profile now",
  strip: {
    leaving: { title: "This account is being deleted.", text: "Nobody else sees your profile." },
    suspended: { title: "This account is suspended.", text: "Nobody else sees your profile." },
    incomplete: { title: "Your profile is not complete.", text: "Nobody else sees it yet." },
    maintenance: {
      title: "This profile is hidden by the service, for maintenance.",
      text: "Nobody else sees it for now.",
    },
    held: { title: "We are checking your profile.", text: "Until then nobody sees it." },
    phone_unverified: { title: "Your number is not verified.", text: "New families cannot see you yet." },
    no_photo: { title: "No photo yet.", text: "Add one to send requests." },
    paused: { title: "Your profile is paused.", text: "Only your connections see it." },
    matched: { title: "You have found your match.", text: "Only your connections see your profile." },
    private: {
      title: "Your profile is not public.",
      text: "Only connections and families you have asked see it.",
    },
    under_age: { title: "Your profile is not suggested yet." },
  },
  ways: {
    leaving: "Keep my account",
    held: "Call us",
    phone_unverified: "Verify",
    no_photo: "Add photo",
    paused: "Show again",
    incomplete: "Complete it",
    private: "Change",
  },
  /** Said on the login page after the button of a leaving member. */
  keep: "Log in, and everything is as it was.",
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
