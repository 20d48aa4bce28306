/** What members are told. No sentence names anybody: a locked phone shows it to everyone in the room. */
export const messages = {
  titles: {
    request_received: "You have a new connection request.",
    request_accepted: "Your connection request was accepted.",
    request_rejected: "A connection request of yours was declined.",
    request_cancelled: "A connection request to you was taken back.",
    connection_ended: "One of your connections was removed.",
    proposal_received: "You have received a marriage proposal.",
    proposal_accepted: "Your marriage proposal was accepted.",
    proposal_rejected: "Your marriage proposal was declined.",
    proposal_revoked: "A marriage proposal to you was taken back.",
  },
  push: "You have a new update",
  mail: {
    subject: "You have a new update",
    note: "Please log in to see more.",
    button: "Open {product}",
    off: "No more emails like this",
  },
  emails: {
    request_received: "New connection requests",
    request_accepted: "Connection requests of mine that were accepted",
    proposal_received: "Marriage proposals to me",
    proposal_accepted: "Marriage proposals of mine that were accepted",
  },
  done: {
    read: "Marked as read.",
    unread: "Marked as unread.",
    all_read: "All are marked as read.",
    deleted: "Deleted.",
    device: "This browser is told from now on.",
    settings: "Saved. This applies from now on.",
  },
  unsubscribe: {
    title: "Emails about updates",
    question:
      "Should we send you no more emails of this kind: “{kind}”? You will still find everything when you log in.",
    button: "No more emails like this",
    button_all: "No emails about updates at all",
    done: "Done. We send you no more emails of this kind: “{kind}”. You can change that under “Account”.",
    done_all: "Done. We send you no more emails about updates. You can change that under “Account”.",
    invalid: "This link does not work. Please open it from the email again, or choose under “Account”.",
  },
} as const;
