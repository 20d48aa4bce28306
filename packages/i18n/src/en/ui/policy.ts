/** The privacy policy: read on its own page and in the modal of the sign-up. */
export const messages = {
  version: "Version of {date}",
  operator_default: "the community volunteers who run {product}",
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
    text: "As long as you have an account. A sign-up that is not finished is erased within two days, one with a confirmed number within ten. When you delete your account it is hidden at once and can be restored by logging in for 30 days; then profile, photos and everything you did here are erased. A sealed record that the account existed is kept for one year, as the law asks. Reports are kept for 180 days after they are closed.",
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
  officer_contact: "{name}, {email}",
} as const;
