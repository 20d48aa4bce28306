/** The terms and the privacy policy: read on their own pages and in the modals of the sign-up. */
export const messages = {
  version: "Version 1, in force from 1 November 2026",
  terms: {
    intro:
      "These terms are between you and the community volunteers who run Sanjog. By making an account you agree to them. They are short on purpose; please read them.",
    free: {
      title: "A free service",
      text: "Sanjog is free. There is no fee for joining, for sending a request, or for being shown earlier. Nobody may ask you for money in our name. If someone does, report it to us at once.",
    },
    age: {
      title: "18 years or older",
      text: "Every person whose profile is shown must be 18 or older and free to marry under the law that applies to them. A man who lives in India is suggested to others from the age of 21.",
    },
    intent: {
      title: "For marriage only",
      text: "This service is for people who seek marriage, and for the relatives and friends who help them. It is not for casual acquaintance, business or advertisement. If you register for another person, you do so with that person’s knowledge and consent.",
    },
    truth: {
      title: "What you write is true",
      text: "You say that what you write about yourself, your family, earlier marriages, work and income is true, and you keep it up to date. Photos must show the person of the profile.",
    },
    contact: {
      title: "No contact details in profiles",
      text: "Do not write phone numbers, email or postal addresses, links or user names in the free texts or on photos. There are separate fields for them, and you decide who may see those. Texts with contact details are refused.",
    },
    conduct: {
      title: "Respect",
      text: "Write to people as you would to a family in your own home. Do not pressure, insult, threaten or deceive. Never ask for money, and do not send any. Nobody may be pressed into a marriage; asking for or offering dowry is forbidden and against the law in India.",
    },
    verified: {
      title: "What we check, and what we do not",
      text: "We check that the email address works and that the WhatsApp number belongs to the person who registered. We do not check identity papers, age, education, work, income, health or family history. Please make your own enquiries before any decision, meet in the presence of family, and take your time.",
    },
    requests: {
      title: "Requests and proposals",
      text: "You may send a limited number of requests a day. Only connected families can receive a marriage proposal, one at a time. A proposal can be taken back within 24 hours and lapses after a week without an answer. An accepted proposal is final here, and both profiles leave the suggestions.",
    },
    closing: {
      title: "Blocking, reporting, closing",
      text: "You can block or report anybody at any time. We may pause or close an account that breaks these terms; we say why, and you can appeal to the grievance officer. You can pause or delete your own account whenever you wish.",
    },
    liability: {
      title: "Our responsibility",
      text: "Sanjog introduces families. We do not arrange marriages and are not a party to what families agree between themselves. We run the service with care, but cannot promise that it is always available or that every profile is true.",
    },
    law: {
      title: "Law and changes",
      text: "Indian law applies, including the rules on intermediaries and on matrimonial websites. If these terms change in substance, we tell you beforehand and ask for your consent again.",
    },
  },
  policy: {
    intro: "This policy says what we keep about you, why, who sees it, and what you can do about it.",
    kept: {
      title: "What we keep",
      text: "Your account (email, phone number, password as a one-way code, consents with time and language), the five steps of the profile, your photos, your preferences, and what you do here: requests, connections, proposals, shortlist, blocks and reports. We keep technical records of logins for safety. We do not keep location data: it is removed from every photo.",
    },
    why: {
      title: "Why we keep it",
      text: "To suggest families that fit both ways, to let you and them decide, to keep the service safe, and for nothing else. Religion, caste, community and health are sensitive; we ask for your separate consent before you give them, and use them only for suggestions.",
    },
    seen: {
      title: "Who sees it",
      text: "Other members with a complete profile see your profile unless you make it private. For email, phone number, links, address, parents’ names, health, income, reference and photos you decide one by one: everyone, connected families, or nobody. Blocked members see nothing at all. Search engines and visitors without an account see nothing.",
    },
    shared: {
      title: "Who gets it from us",
      text: "Nobody buys or rents your data, and there is no advertising. Our mail and WhatsApp providers receive your address or number and the message to be delivered, no more. Authorities receive data only when the law obliges us.",
    },
    safe: {
      title: "How it is protected",
      text: "All traffic is encrypted. Passwords and codes are stored so that nobody can read them, us included. Photos are served only to those who may see them, asked anew each time. Volunteers who help members work under rules, and every access is recorded.",
    },
    long: {
      title: "How long",
      text: "As long as you have an account. When you delete it, it is hidden at once and can be restored by logging in for 30 days; then it is erased. A sealed record that the account existed is kept for one year, as the law asks.",
    },
    rights: {
      title: "Your rights",
      text: "You can see and correct everything in the app, download all that is held about you, take back a consent, pause or delete the account, name a person who may act for you, and complain. Taking back a consent does not undo what happened before it.",
    },
    phone: {
      title: "On your phone",
      text: "Your browser keeps the login, the language, the text size and unfinished forms on this device. Logging out removes all of it but the language and the text size. There are no advertising cookies and no trackers.",
    },
    children: {
      title: "Children",
      text: "The service is not for anyone under 18. If we learn of such a profile, it is removed.",
    },
    officer: {
      title: "Grievance officer",
      text: "Write or call if you have a complaint, a question about your data, or want content removed. You get an acknowledgement within 24 hours and an answer within 15 days. If you are not satisfied, you can turn to the Data Protection Board of India.",
    },
  },
  officer_contact: "{name}, {email}",
} as const;
