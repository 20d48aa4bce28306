/** The terms and the privacy policy: read on their own pages and in the modals of the sign-up. */
export const messages = {
  version: "Version of {date}",
  operator_default: "the community volunteers who run {product}",
  terms: {
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
  },
  policy: {
    intro: "This policy says what we keep about you, why, who sees it, and what you can do about it.",
    controller: {
      title: "Who is responsible",
      text: "Responsible for your data is {operator}. The grievance officer named below answers for it and is reached directly.",
    },
    kept: {
      title: "What we keep",
      text: "Your account (email, phone number, password as a one-way code, consents with version, time and language), the five steps of the profile, your photos, your preferences, and what you do here: requests, connections, proposals, shortlist, blocks and reports. For safety we keep when and with which device you logged in, and the network address of your sign-up, as the law asks. Where a photo was taken is removed from every photo.",
    },
    why: {
      title: "Why we keep it",
      text: "To suggest families that fit both ways, to let you and them decide, to tell you of news, to keep the service safe, and for nothing else. How suggestions are chosen is explained on a page of its own; no one is judged by a machine, money never decides the order, and caste counts only where a family has asked for it in its preferences.",
    },
    sensitive: {
      title: "Religion, caste, sect, health",
      text: "These are sensitive. We ask for your separate, explicit consent before you give them, and use them only to show your profile as you choose and to follow your own and others’ wishes. Blood group and details of health are seen by connected families alone unless you choose otherwise. That you are a member here is itself kept confidential.",
    },
    seen: {
      title: "Who sees it",
      text: "Other members with a complete profile see your profile unless you make it private. For email, phone number, links, address, birth date, parents’ names, health, income, reference and photos you decide one by one: everyone, connected families, or nobody. Blocked members see nothing at all. Search engines and visitors without an account see nothing.",
    },
    others: {
      title: "People you write about",
      text: "You tell us names and work of your parents, how many brothers and sisters there are, and perhaps a person who knows the family. Please ask them first. Names of parents are shown to connected families only, the reference to nobody, unless you choose otherwise. Whoever is named can ask us to take it away.",
    },
    shared: {
      title: "Who gets it from us",
      text: "Nobody buys or rents your data, and there is no advertising. Those who deliver our mails, WhatsApp messages and push notices receive your address, number or device and the message to be delivered; whoever stores the photos keeps them for us alone. Some of them work outside your country. Authorities receive data only when the law obliges us.",
    },
    safe: {
      title: "How it is protected",
      text: "All traffic is encrypted. Passwords and codes are stored so that nobody can read them, us included. A photo is shown only to those who may see it, and this is checked every time. Volunteers who help members work under rules, and every access is recorded. Should data ever get into wrong hands, we tell you and the authorities without delay.",
    },
    long: {
      title: "How long",
      text: "As long as you have an account. A sign-up that is not confirmed is erased within hours. When you delete your account it is hidden at once and can be restored by logging in for 30 days; then profile, photos and everything you did here are erased. A sealed record that the account existed is kept for one year, as the law asks. Reports are kept for 180 days after they are closed.",
    },
    rights: {
      title: "Your rights",
      text: "Under “Account” you see and correct everything, download all that is held about you, see your consents, pause the profile or delete the account. Consent can be taken back as easily as it was given: pausing hides you at once from all but your connections, deleting erases, and the officer does either for you on request. It does not undo what happened before. You may object, name somebody who acts for you, and complain. We answer within 30 days, free of charge.",
    },
    phone: {
      title: "On your phone",
      text: "Your browser keeps the login, the language, the text size, unfinished forms and which profiles you opened last on this device. Logging out removes all of it but the language and the text size. There are no advertising cookies and no trackers.",
    },
    paper: {
      title: "On paper",
      text: "The biodata is made when you ask for it, with what you tick, and not stored by us. Whoever gets it can pass it on.",
    },
    children: {
      title: "Children",
      text: "The service is not for anyone under 18, and their photos do not belong here. If we learn of such a profile, it is hidden at once and removed.",
    },
    officer: {
      title: "Grievance officer",
      text: "Write if you have a complaint, a question about your data, or want content removed; an account is not needed. You get an acknowledgement within 24 hours and an answer within 7 days; photos that shame or impersonate someone are dealt with within a day. If you are not satisfied, you can turn to the Data Protection Board of India, or to the data protection authority of the country where you live.",
    },
    changes: {
      title: "Changes",
      text: "If this policy changes in substance, we tell you beforehand and ask for your consent again where it is needed.",
    },
  },
  officer_contact: "{name}, {email}",
} as const;
