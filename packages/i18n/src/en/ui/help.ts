/** The page for people who are put under pressure to marry. */
export const messages = {
  title: "Is someone forcing you?",
  /** The title of the window says nothing to others who see it. */
  window_title: "Help",
  lead: "Nobody may force you to marry: not your family, not the other family. You may say no at any time, also after an engagement.",
  exit: {
    button: "Leave this page",
    hint: "or press {key} twice",
    title: "If someone comes",
    text: "The button “Leave this page” opens a weather page in place of this one. The Back button does not return here.",
  },
  lines: {
    title: "People who help you",
    text: "They help people who are forced. You may call only to ask.",
    country: "Country",
    police: "In danger now: call the police",
    from_abroad: "From other countries",
    at_night: "At other hours",
    sms: "Text message",
    sms_text: "{number}, with the word {text}",
    web: "Website of {name}",
    hours: {
      always: "Day and night, every day",
      weekdays: "Monday to Friday, 9 AM to 5 PM there",
      unknown: "Ask for the hours on the website",
    },
    languages_of: "Languages: {list}",
    checked:
      "We last compared these numbers with public sources on {date}. If one does not answer, call the police.",
  },
  countries: {
    IN: "India",
    GB: "United Kingdom",
    CA: "Canada",
    US: "United States",
    AU: "Australia",
    NZ: "New Zealand",
    IT: "Italy",
    DE: "Germany",
    TH: "Thailand",
    KE: "Kenya",
    AE: "United Arab Emirates",
  },
  languages: {
    en: "English",
    pa: "Punjabi",
    hi: "Hindi",
    it: "Italian",
    fr: "French",
    es: "Spanish",
    de: "German",
    ar: "Arabic",
    sw: "Swahili",
    th: "Thai",
    many: "many more with an interpreter",
  },
  quiet: {
    title: "Hide your profile, and say nothing at home",
    text: "We hide your profile at once, from everyone. Nothing in your account says why. No email and no message goes out. Your download does not say why. Only an experienced volunteer reads what you write here.",
    visitor:
      "Do you have a profile here? Log in and come back to this page: you can then have it hidden, without a reason and without a message to your family.",
    wish: "What should happen?",
    hide: "Hide my profile",
    show: "Show my profile again",
    show_note: "A volunteer decides this, so that nobody else can do it in your name.",
    words: "What should we know?",
    words_hint:
      "Write a word that only you know. If you want your profile shown again, write it once more: then we know that it is you.",
    send: "Send",
  },
  abroad: {
    title: "If they want to take you to another country",
    text: "It is harder to get help there. If you can, do not travel. At the airport you can tell the police or an officer at the passport desk; ask to speak to them alone.",
  },
  traces: {
    title: "What this page cannot do",
    text: "It cannot delete what your browser noted when you came here, and not a call from the list of calls. If others use this phone or computer:",
    history: "Delete today’s history: in the browser’s menu, under “History”.",
    private_window: "Or open this page in a private window, or on the phone of someone you trust.",
    calls:
      "After a call, delete it from the list of calls. It can still be on the bill, except where the number is free.",
  },
} as const;
