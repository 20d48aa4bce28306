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
      "See families that match your preferences, with the reasons. Send a request to the ones you like. You are connected only when the other family says yes.",
    step_3_title: "Talk",
    step_3_text:
      "Connected families see more of each other’s profiles and can talk. When both are sure, one sends a marriage proposal.",
    promise_title: "You decide who sees what",
    promise_text:
      "Your phone number and address are shown only to families you are connected with, unless you choose otherwise. Photos can be for all members, only for connected families, or for nobody. You can change this any day, and it takes effect at once.",
    promise_1: "Strangers do not see your phone number or address unless you allow it",
    promise_2: "People you block can no longer see you",
    promise_3: "Your data is never sold, and you can delete it",
    free_title: "Free, as seva should be",
    free_text:
      "There are no fees, and nobody can pay to be shown first. Order depends only on how well families match.",
    feature_title: "Made for the whole family",
    feature_text:
      "Large letters, both languages, and forms that remember what you typed if the connection drops. Parents and grandparents can use it on their own.",
  },
  not_found: {
    title: "Page not found",
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
