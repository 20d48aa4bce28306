/** How others see the member now: the strip on every page, the sheet before sending, and the public-profile switch. */
export const messages = {
  label: "How others see your profile now",
  strip: {
    leaving: { title: "Account is being deleted.", text: "Nobody else sees it." },
    suspended: { title: "This account is suspended.", text: "Nobody else sees your profile." },
    incomplete: { title: "Your profile is not complete.", text: "Nobody else sees it yet." },
    maintenance: {
      title: "Hidden by the service, for maintenance.",
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
    leaving: "Keep it",
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
    send_request: "Then you can send your request to {name}.",
    propose: "Then you can send your proposal to {name}.",
  },
  switch: {
    /** The name of the switch while it decides only about the time after. */
    later: "Public profile afterwards",
    leaving: "The account is being deleted: nobody else can open it.",
    suspended: "The account is suspended: nobody else can open it.",
    incomplete: "Nobody else can open it until it is complete.",
    maintenance: "Hidden for maintenance: nobody else can open it.",
    held: "Nobody else can open it until we have checked it.",
    phone_unverified: "Only your connections can open it until your number is verified.",
    paused: "Paused: only your connections can open it.",
    matched: "You have found your match: only your connections can open it.",
  },
} as const;
