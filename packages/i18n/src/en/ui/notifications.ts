/** The bell, the list behind it, and how news reach a member elsewhere. */
export const messages = {
  title: "Notifications",
  list: "Your notifications",
  news: "You have a new notification.",
  good_news: "Good news: {name}’s family has said yes.",
  see_good_news: "See",
  unread: "Unread:",
  read_all: "Mark all read",
  more: "More: {title}",
  /** What happened, led by the person's first name. */
  told: {
    request_received: "<b>{name}</b>’s family would like to connect with you.",
    request_accepted: "<b>{name}</b>’s family said yes to your request.",
    request_rejected: "<b>{name}</b>’s family has decided not to go further.",
    request_cancelled: "<b>{name}</b>’s family asked to connect with you.",
    request_closed: "<b>{name}</b>’s family has found a match. The request is closed.",
    connection_ended: "<b>{name}</b>’s family is no longer connected with you.",
    proposal_received: "<b>{name}</b>’s family sent you a marriage proposal.",
    proposal_accepted: "<b>{name}</b>’s family accepted your marriage proposal.",
    proposal_rejected: "<b>{name}</b>’s family declined your proposal.",
    proposal_revoked: "<b>{name}</b>’s family sent you a marriage proposal.",
    proposal_closed: "<b>{name}</b>’s family has found a match. The proposal is closed.",
  },
  actions: { answer: "Answer", good_news: "See the good news" },
  outcome: {
    accepted: "You accepted",
    declined: "You declined",
    expired: "It expired",
    taken_back: "They took it back",
  },
  days: { today: "Today", yesterday: "Yesterday", weekday: "This week", date: "Earlier" },
  mark_as: { read: "Mark as read", unread: "Mark as unread" },
  mark: { read: "Mark as read: {title}", unread: "Mark as unread: {title}" },
  delete_word: "Delete",
  delete: "Delete: {title}",
  empty: {
    title: "Nothing new yet",
    text: "When a family sends you a request, answers yours or sends a proposal, it will appear here.",
    action: "View suggestions",
  },
  offer: "Tell me when they answer",
  settings: {
    mails_title: "By email",
    mails_text:
      "All notifications stay under the bell. Choose which should also come by email. New families come by email and on this device, with their number only.",
  },
  push: {
    tell_me: "Notify me when a family answers",
    title: "On this device",
    off: "We can show a notification on this device when there is something new, even while this page is closed. It names nobody.",
    on: "Notifications are on for this device. They name nobody.",
    denied:
      "Your browser blocks notifications from this page. You can allow them in the browser’s settings for this page.",
    unsupported:
      "This browser cannot show notifications. On an iPhone, first put this page on your home screen: Share, then “Add to Home Screen”.",
    turn_on: "Turn on for this device",
    turn_off: "Turn off for this device",
    failed: "Notifications could not be turned on in this browser.",
  },
} as const;
