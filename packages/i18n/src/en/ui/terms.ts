/** The terms: read on their own page and in the modal of the sign-up. */
export const messages = {
  version: "Version of {date}",
  operator_default: "the community volunteers who run {product}",
  intro:
    "These terms are between you and {operator}. By making an account you agree to them. They are short on purpose; please read them.",
  free: {
    title: "A free service",
    text: "{product} is free. There is no fee for joining, for sending a request, or for being shown earlier. Nobody may ask you for money in our name. If someone does, report it to us at once.",
  },
  age: {
    title: "18 years or older",
    text: "Every person whose profile is shown must be 18 or older and free to marry under the law that applies to them. A man who lives in India is suggested to others from the age of 21, which is the age of marriage there.",
  },
  intent: {
    title: "For marriage only",
    text: "This service is strictly for people who seek marriage, and for the relatives and friends who help them. It is not a dating site, and not for business or advertisement. Obscene content is forbidden.",
  },
  relatives: {
    title: "If you register for someone else",
    text: "You may register for a son, daughter, brother, sister, relative or friend only with their knowledge and their own consent. What is shown about them is theirs: whenever they ask you or us, it is changed or taken away. Nobody is married against their will; whoever is being pressed may write to the grievance officer in confidence.",
  },
  truth: {
    title: "What you write is true",
    text: "You say that what you write about yourself, your family, earlier marriages, work and income is true, and you keep it up to date.",
  },
  photos: {
    title: "Photos",
    text: "The profile photo shows the person of the profile, alone and recognisable. Put up only photos that you may use. Photos of children do not belong here, nor do photos of others who have not agreed, nor anything indecent. We may hide such a photo at once and tell you why.",
  },
  contact: {
    title: "No contact details in profiles",
    text: "Do not write phone numbers, email or postal addresses, links or user names in the free texts or on photos. There are separate fields for them, and you decide who may see those. Texts with contact details are refused.",
  },
  conduct: {
    title: "Respect",
    text: "Write to people as you would to a family in your own home. Do not pressure, insult, threaten or deceive, and look down on nobody for their religion, caste, colour, health, or an earlier marriage. What you learn here about a family, keep to yourself: do not copy, publish or pass on their profile or photos.",
  },
  dowry: {
    title: "No dowry",
    text: "Asking for, offering or hinting at dowry is forbidden here and a crime in India. Profiles that do so are closed. Please report them.",
  },
  verified: {
    title: "What we check, and what we do not",
    text: "We check that the email address works and that the WhatsApp number belongs to the person who registered. We do not check identity papers, age, education, work, income, health or family history, and no criminal records are looked up. “Number confirmed” says no more than that.",
  },
  care: {
    title: "Take care",
    text: "Make your own enquiries before any decision. Meet the first times in the presence of family or in a public place. Never send money, gifts or copies of papers to someone you only know from here, whatever the story. If someone asks, report and block them.",
  },
  requests: {
    title: "Requests and proposals",
    text: "You may send a limited number of requests a day. Only connected families can receive a marriage proposal, one at a time. A proposal can be taken back within 24 hours and lapses after a week without an answer. An accepted proposal is final here, and both profiles leave the suggestions. It is a promise between families, not a marriage in law.",
  },
  closing: {
    title: "Blocking, reporting, closing",
    text: "You can block or report anybody at any time, also after a proposal. We may hide a photo, pause or close an account that breaks these terms or the law; we say why, and you can appeal to the grievance officer, and then somebody else looks at it afresh. You can pause your own profile or delete your account whenever you wish.",
  },
  liability: {
    title: "Our responsibility",
    text: "{product} introduces families. We do not arrange marriages and are not a party to what families agree between themselves. We run the service with care, but cannot promise that it is always available or that every profile is true. Where the law does not let responsibility be excluded, we bear it.",
  },
  law: {
    title: "Law and courts",
    text: "Indian law applies, including the rules on intermediaries and on matrimonial websites, and the courts at the seat of whoever runs {product} are competent. If you live elsewhere, the protection that the law of your country gives you stays yours.",
  },
  changes: {
    title: "Changes and languages",
    text: "If these terms change in substance, we tell you beforehand and ask for your consent again; which version you agreed to is recorded with the day. The English and the Punjabi text count alike; where they differ, the one that is better for you counts.",
  },
} as const;
