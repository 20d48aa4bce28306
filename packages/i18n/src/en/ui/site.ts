export const messages = {
  landing: {
    title: "Two families, one bond",
    lead: "A free matrimonial service for the sangat. Parents, relatives and young people can look together, in Punjabi or English.",
    start: "Get started",
    how: "How it works",
    steps_title: "Three simple steps",
    step_1_title: "Sign up",
    step_1_text:
      "For yourself, or for a son, daughter, brother, sister, relative or friend. Confirm your email and WhatsApp number, then fill in five short steps.",
    step_2_title: "Connect",
    step_2_text:
      "See families that match your wishes, with the reasons. Send a request to the ones you like. You connect only when the other family says yes.",
    step_3_title: "Interact",
    step_3_text:
      "Connected families see more of each other’s profiles and can talk. When both are sure, send a marriage proposal.",
    promise_title: "You decide who sees what",
    promise_text:
      "Your phone number, address and other details are hidden until you choose. Photos can be for everyone, only for connected families, or for nobody. You can change it any day, and it takes effect at once.",
    promise_1: "No phone numbers or addresses shown to strangers",
    promise_2: "Blocked people can never find you",
    promise_3: "Your data is never sold, and you can delete it",
    free_title: "Free, as seva should be",
    free_text: "There is no fee and no paid rank. Every family is shown by how well it fits, never by money.",
    feature_title: "Made for the whole family",
    feature_text:
      "Large letters, both languages, and forms that remember what you typed if the network goes. A mother or grandfather can use it without help.",
  },
  not_found: {
    title: "This page is not here",
    text: "The address may be mistyped, or the page may have moved.",
    home: "Back to Home",
  },
  terms: {
    title: "Terms and conditions",
    description:
      "What every member promises when joining, what the service promises in return, and who it is for.",
  },
  privacy_policy: {
    title: "Privacy policy",
    description:
      "What the service knows about its members, who sees it, how long it is kept, and how to have it deleted.",
  },
} as const;
