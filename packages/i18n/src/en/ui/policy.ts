/** The privacy policy: read on its own page and in the modal of the sign-up. */
export const messages = {
  version: "In force since {date}",
  operator_default: "the community volunteers who run {product}",
  intro: "This policy says what we keep about you, why, who sees it, and what you can do about it.",
  controller: {
    title: "Who is responsible",
    text: "Responsible for your data: {operator}. You can write directly to the grievance officer named below.",
  },
  kept: {
    title: "What we keep",
    text: "Your account: email, phone number, password (stored so that nobody can read it), and your consents (to which text, when, and in which language). The five steps of your profile, your photos, your preferences, and what you do here: requests, connections, proposals, shortlist, blocks and reports. For safety we keep when and from which device you logged in and, as the law asks, the network address you signed up from. We remove from every photo where it was taken.",
  },
  why: {
    title: "Why we keep it",
    text: "To suggest families who match both ways, to let you and them decide, to keep you informed, to keep the service safe, and for nothing else. When new families match both ways, we write to you at most once a week, with their number and no names; once, if no profile has matched for a month. You can turn this off with one click. A separate page explains how suggestions are chosen. Money never decides the order, and caste counts only where a family has asked for it in its preferences. Limits against misuse work automatically; if one affects you wrongly, write to us.",
  },
  sensitive: {
    title: "Religion, caste, Namdhari, health",
    text: "These are sensitive. We ask for your separate, explicit consent before you give them. Religion, caste, being Namdhari, and whether there is a disability or special need are shown to every member who can open your profile; for religion and caste you can choose “Prefer not to say”. Blood group and health details are shown only to connected families unless you choose otherwise. Your answers are also compared with your own and other members’ preferences. The service does not tell visitors whether you are a member.",
  },
  seen: {
    title: "Who sees it",
    text: "Other members with a complete profile can open yours unless you make it private. For email, phone number, social links, address, date of birth, parents’ names, blood group and health details, income, reference and photos, you decide one by one: all members, connected families, or nobody. Your age is always shown. Members you have blocked see nothing of you. Search engines and visitors without an account see nothing.",
  },
  others: {
    title: "People you write about",
    text: "You tell us your parents’ names and work, how many brothers and sisters there are, and perhaps a person who knows the family. Please ask them first. Parents’ names are shown only to connected families, and the reference to nobody, unless you choose otherwise. Anyone you name can ask us to remove it.",
  },
  shared: {
    title: "Who receives it from us",
    text: "We do not sell or rent out your data, and there is no advertising. The companies that deliver our emails, WhatsApp messages, text messages (SMS) and notifications receive your address, number or device and the message; the company that stores photos keeps them only for us. Some of them work outside your country. Authorities receive data only when the law obliges us.",
  },
  safe: {
    title: "How it is protected",
    text: "All traffic is encrypted. Passwords and codes are stored so that nobody can read them, not even us. A photo is shown only to those allowed to see it, and this is checked every time. Volunteers who open a member’s details to help must give a reason, and each time is recorded. If data ever gets into the wrong hands, we will tell you and the authorities without delay.",
  },
  long: {
    title: "How long",
    text: "As long as you have an account. An unfinished sign-up is erased within two days, or within ten if its number was confirmed. When you delete your account it is hidden at once, and you can bring it back by logging in within 30 days. Then your profile, your photos and what you did here are erased. As the law asks, a sealed record is kept for one year: the network address you signed up from, when the account was used, and the consents. Reports are kept for 180 days after they are closed; when the account they are about is erased, they go with it. If something was taken down or a report is still open, Indian law asks us to keep that and the records about it, encrypted, for 180 days more. The same is true of a hidden photo that you delete, and of the name under a report that you signed. Encrypted backups are deleted after 35 days.",
  },
  rights: {
    title: "Your rights",
    text: "Under “My profile” and “Account” you can see and correct your details, download everything we hold about you, see your consents, pause your profile or delete your account. Under “Account” you can withdraw your consent for religion, caste, being Namdhari and health, each by itself; the answers are then erased. To withdraw everything, pause your profile, which hides you at once from everyone but your connections, or delete your account, which erases your data; the officer will help you if you write. This does not undo what happened before. Under “Account” you can name one person who may use these rights for you if you die or can no longer decide; no member sees who it is. You can also object and complain: write to the officer. We answer within 30 days, free of charge.",
  },
  phone: {
    title: "On your phone",
    text: "Your browser keeps the login, the language, the text size, unfinished forms and which profiles you opened last on this device. Logging out removes all of it except the language and the text size. A cookie stays for 400 days and tells us, without a name, that someone has logged in here before: so other people’s guesses cannot lock you out. There are no advertising cookies and no trackers.",
  },
  paper: {
    title: "On paper",
    text: "The biodata is made when you ask for it, with what you choose, and we do not keep a copy. Anyone who gets it can pass it on.",
  },
  children: {
    title: "Children",
    text: "The service is not for anyone under 18, and photos of children do not belong here. If we learn of such a profile, we hide and remove it.",
  },
  officer: {
    title: "Grievance officer",
    text: "Write to us if you have a complaint, a question about your data, or want something removed, in Punjabi or English; you do not need an account. You get the number of your report as soon as you send it. We aim to decide within 7 days, within a day if someone is under 18, and within two hours about photos that shame or impersonate someone. If you are not satisfied, you can turn to the Data Protection Board of India, or to the data protection authority of the country where you live.",
  },
  changes: {
    title: "Changes",
    text: "If this policy changes, you will be asked to read the new text and agree to it when you next use the service.",
  },
  officer_contact: "{name}, {email}",
} as const;
