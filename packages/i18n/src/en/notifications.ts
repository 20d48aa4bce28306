/** What members are told. No sentence names anybody: a locked phone shows it to everyone in the room. */
export const messages = {
  titles: {
    request_received: "A family would like to connect with you.",
    request_accepted: "Good news: a family said yes to your request.",
    request_rejected: "This family has decided not to go further.",
    request_cancelled: "A family has withdrawn its request to you.",
    request_closed: "A request is closed: that family has found a match.",
    connection_ended: "A family is no longer connected with you.",
    proposal_received: "A family has sent you a marriage proposal.",
    proposal_accepted: "Good news: your marriage proposal was accepted.",
    proposal_rejected: "This family has decided not to go further. They remain your connection.",
    proposal_revoked: "A family has withdrawn its marriage proposal. They remain your connection.",
    proposal_closed: "A marriage proposal is closed: that family has found a match.",
  },
  push: {
    update: "You have a new notification",
    good_news: "Good news is waiting for you",
    new_families: "{count, plural, one {# new family may suit you} other {# new families may suit you}}",
  },
  mail: {
    subject: { update: "You have a new notification", good_news: "Good news: a family has said yes" },
    note: "Please log in to see more.",
    account: {
      subject: "A message about your account",
      intro: "There is a message about your account at {product}.",
    },
    shown: {
      subject: "Your profile is shown now",
      intro: "We have looked at your profile at {product}. Other families can see it now.",
    },
    rules: {
      subject: "The rules in short",
      intro: "Every three months we remind all members of {product} of the rules.",
      title: "In short:",
      items: [
        "Only for marriage, and only adults. What your profile says is true.",
        "No insults, threats or pressure, and no dowry. Nobody may ask for money.",
        "Only photos that you may use, and nothing indecent. No phone numbers or links in texts.",
        "What you learn here about a family stays with you.",
        "Anyone who breaks the rules or the law can lose access, and what they posted can be removed. You can end your account yourself on the page “Account”.",
      ],
      note: "If someone breaks these rules, please report it to us.",
      terms: "Read the terms",
      policy: "Read the privacy policy",
    },
    button: { update: "Open {product}", good_news: "See who said yes" },
    good_news: {
      request_accepted: {
        title: "A family has said yes",
        intro:
          "Your request was accepted. You are now connected, and each of you can see what the other shares with connections.",
        preheader: "You are now connected. See what comes next.",
      },
      proposal_accepted: {
        title: "Congratulations to both families",
        intro: "Your marriage proposal was accepted. Both families have said yes.",
        preheader: "Your marriage proposal was accepted.",
      },
      next: "What families do next",
      write: "Write a short greeting on WhatsApp, and ask when it suits them to talk.",
      elders: "Let the elders of both families meet, by phone or at home.",
      time: "Take your time. You can step back at any point.",
      safety: "{product} is only for marriage. Never send money to anyone you meet here.",
    },
    new_families: {
      subject: "New since your last visit",
      preheader: "Please log in to see more.",
      intro:
        "{count, plural, one {Since your last visit # new family has come whose preferences you match, and who matches yours.} other {Since your last visit # new families have come whose preferences you match, and who match yours.}}",
      note: "We write this at most once a week, and only when someone is new.",
      button: "See who is new",
    },
    empty_list: {
      subject: "About your suggestions",
      preheader: "Please log in to see more.",
      intro:
        "For a month no profile has matched all your preferences. {count, plural, =0 {Only a few profiles are here so far.} other {At least # profiles are here to choose from, but none of them matches every preference yet.}} This says nothing about you.",
      steps: "What may help",
      narrowest:
        "Your preference for {wish} rules out the most. Without it, {count, plural, =0 {a few more profiles} other {at least # more profiles}} would match.",
      several: "Opening one or two of your preferences a little may help.",
      invite: "Tell the families of your gurdwara about us: {link}",
      wait: "Or simply wait: when a new family matches both ways, we write to you.",
      note: "This letter comes only once.",
      button: "Look at my preferences",
    },
    reason_quiet:
      "For privacy this email names nobody. You receive it because “{kind}” is turned on under “Account”.",
    reason:
      "For privacy this email does not name the other family. You receive it because “{kind}” is turned on under “Account”.",
    off: "Stop emails like this",
  },
  emails: {
    request_received: "New connection requests",
    request_accepted: "My accepted connection requests",
    proposal_received: "Marriage proposals to me",
    proposal_accepted: "My accepted marriage proposals",
    new_families: "New families for me, at most once a week",
  },
  done: {
    read: "Marked as read.",
    unread: "Marked as unread.",
    all_read: "All marked as read.",
    deleted: "Deleted.",
    device: "Notifications are on in this browser.",
    settings: "Saved. It takes effect at once.",
  },
  unsubscribe: {
    title: "Notification emails",
    question: "Stop these emails: “{kind}”? You will still find everything when you log in.",
    button: "Stop emails like this",
    button_all: "Stop all notification emails",
    done: "Done. We will not send you more emails of this kind: “{kind}”. You can change this under “Account”.",
    done_all: "Done. We will not send you notification emails. You can change this under “Account”.",
    invalid: "This link does not work. Please open it from the email again, or choose under “Account”.",
  },
} as const;
