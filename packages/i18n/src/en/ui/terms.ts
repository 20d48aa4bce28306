/** The terms: read on their own page and in the modal of the sign-up. */
export const messages = {
  version: "In force since {date}",
  operator_default: "the community volunteers who run {product}",
  intro:
    "These terms are between you and {operator}. By creating an account you agree to them. They are short on purpose; please read them.",
  free: {
    title: "A free service",
    text: "{product} is free. There is no fee for joining, for sending a request, or for being shown earlier. Nobody may ask you for money in our name. If someone does, please tell us.",
  },
  age: {
    title: "18 years or older",
    text: "Every person whose profile is shown must be 18 or older and free to marry under the law that applies to them. A man who lives in India is suggested to others only from the age of 21, the legal age for marriage there.",
  },
  intent: {
    title: "For marriage only",
    text: "This service is only for people who want to marry, and for the relatives and friends who help them. It is not a dating site, and it is not for business or advertising. Obscene content is forbidden.",
  },
  relatives: {
    title: "If you sign up for someone else",
    text: "You may sign up for a son, daughter, brother, sister, relative or friend only if they know about it and agree to it themselves. What is shown about them belongs to them: if they ask you to change or remove it, you must, and they can also ask us. Nobody may be married against their will. Anyone who is being pressed can write to the grievance officer in confidence.",
  },
  truth: {
    title: "What you write is true",
    text: "You confirm that what you write about yourself, your family, earlier marriages, work and income is true. If something changes, you will correct it.",
  },
  photos: {
    title: "Photos",
    text: "The profile photo shows the person the profile is about, alone and recognisable. Upload only photos that you have the right to use. Do not upload photos of children, of others who have not agreed, or anything indecent. We may hide such a photo; if yours is hidden, you are told why, and you can disagree.",
  },
  contact: {
    title: "No contact details in profiles",
    text: "Do not write phone numbers, email or postal addresses, links or user names in the free texts or on photos. There are separate fields for them, and you decide who sees those. A text in which we find contact details is not saved.",
  },
  conduct: {
    title: "Respect",
    text: "Treat people as you would treat a family in your own home. Do not pressure, insult, threaten or deceive anyone. Do not look down on anyone for their religion, caste, colour, health or an earlier marriage. Keep what you learn here about a family to yourself: do not copy, publish or pass on their profile or photos.",
  },
  dowry: {
    title: "No dowry",
    text: "Asking for, offering or hinting at dowry is forbidden here and is a crime in India. We may close the account of anyone who does. Please report it to us.",
  },
  verified: {
    title: "What we check, and what we do not",
    text: "We check that the email address works, and that the WhatsApp number belongs to the person who signed up. We do not check identity papers, age, education, work, income, health or family history, and we do not look up criminal records.",
  },
  care: {
    title: "Take care",
    text: "Make your own enquiries before any decision. Have the first meetings with family present or in a public place. Never send money, gifts or copies of documents to someone you only know from here, whatever they tell you. If someone asks, report and block them.",
  },
  requests: {
    title: "Requests and proposals",
    text: "You can send a limited number of requests a day. Only connected families can receive a marriage proposal, one at a time. A proposal can be withdrawn within 24 hours and expires after seven days without an answer. An accepted proposal is final here, and both profiles leave the suggestions. It is a promise between families, not a marriage in law.",
  },
  closing: {
    title: "Blocking, reporting, closing",
    text: "You can block or report anyone at any time, even after a proposal. If a photo or an account breaks these terms or the law, we may hide the photo, or suspend or close the account. If your account is suspended, you will see why when you log in. If you disagree, say so there: someone else looks at it and answers with reasons. You can pause your profile or delete your account whenever you want.",
  },
  liability: {
    title: "Our responsibility",
    text: "{product} introduces families. We do not arrange marriages, and we are not a party to what families agree between themselves. We run the service with care, but we cannot promise that it is always available or that every profile is true. Where the law does not allow us to limit our responsibility, we do not limit it.",
  },
  law: {
    title: "Law and courts",
    text: "Indian law applies, including the rules on intermediaries and on matrimonial websites, and the courts where {operator} are based have jurisdiction. If you live elsewhere, you keep the protection that the law of your country gives you.",
  },
  changes: {
    title: "Changes and languages",
    text: "If these terms change, you will be asked to read the new text and agree to it when you next use the service. We record which text you agreed to, and when. The English and Punjabi texts are equally valid; where they differ, the one that is better for you applies.",
  },
} as const;
