/** The bell, the list behind it, and how news reach a member elsewhere. */
export const messages = {
  title: "Notifications",
  list: "Your notifications",
  bell: "{count, plural, =0 {Notifications} other {Notifications, # unread}}",
  news: "You have a new notification.",
  unread: "Unread:",
  read_all: "Mark all as read",
  mark: { read: "Mark as read: {title}", unread: "Mark as unread: {title}" },
  delete: "Delete: {title}",
  empty: {
    title: "Nothing new yet",
    text: "When a family sends you a request, answers yours or proposes, you find it here.",
    action: "View suggestions",
  },
  offer: {
    title: "Shall we tell you when they answer?",
    text: "A short message can appear on this device. It names nobody, and you can turn it off whenever you like.",
    yes: "Yes, tell me",
    no: "Not now",
  },
  settings: {
    title: "Notifications",
    mails_title: "By email",
    mails_text: "Everything is kept under the bell. Choose what should come by email as well.",
  },
  push: {
    title: "On this device",
    off: "A short message can appear on this device when there is something new, even while this page is closed. It names nobody.",
    on: "Messages appear on this device. They name nobody.",
    denied:
      "Your browser blocks messages from this page. You can allow them in the browser’s own settings for this page.",
    unsupported:
      "This browser cannot show messages. On an iPhone, first put this page on your home screen: Share, then “Add to Home Screen”.",
    turn_on: "Tell me on this device",
    turn_off: "Stop on this device",
    failed: "It could not be turned on in this browser.",
  },
} as const;
