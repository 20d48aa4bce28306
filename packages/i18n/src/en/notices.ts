/** What members are told. No sentence names anybody: a locked phone shows it to everyone in the room. */
export const messages = {
  titles: {
    request_received: "You have a new connection request.",
    request_accepted: "Your connection request was accepted.",
    request_rejected: "One of your connection requests was declined.",
    request_cancelled: "A connection request to you was withdrawn.",
    connection_ended: "One of your connections was removed.",
    proposal_received: "You have received a marriage proposal.",
    proposal_accepted: "Your marriage proposal was accepted.",
    proposal_rejected: "Your marriage proposal was declined.",
    proposal_revoked: "A marriage proposal to you was withdrawn.",
  },
  push: "You have a new notification",
  mail: {
    subject: "You have a new notification",
    note: "Please log in to see more.",
    button: "Open {product}",
    off: "Stop emails like this",
  },
  emails: {
    request_received: "New connection requests",
    request_accepted: "My accepted connection requests",
    proposal_received: "Marriage proposals to me",
    proposal_accepted: "My accepted marriage proposals",
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
