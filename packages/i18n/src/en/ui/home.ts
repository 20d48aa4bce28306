/** The lists of a member: connections, requests, shortlist, blocks. */
export const messages = {
  title: "Home",
  lists_label: "Your lists",
  view_suggestions: "View suggestions",
  view_connections: "View connections",
  lists: {
    shortlisted: "Shortlisted",
    connections: "Connections",
    connection_requests: "Requests",
    received: "Received",
    sent: "Sent",
    rejected: "Declined by you",
    declined: "Declined by them",
    marriage_proposals: "Proposals",
    accepted_proposals: "Accepted",
    received_proposals: "Received",
    sent_proposals: "Sent",
    blocked: "Blocked",
  },
  headings: {
    shortlisted: "Your shortlist",
    connections: "Your connections",
    received: "Requests received",
    sent: "Requests sent",
    rejected: "Requests you declined",
    declined: "Requests they declined",
    accepted_proposals: "Accepted proposal",
    received_proposals: "Proposals received",
    sent_proposals: "Proposals sent",
    blocked: "Blocked profiles",
  },
  sent_on: "Sent on {date}",
  received_on: "Received on {date}",
  blocked_on: "Blocked on {date}",
  ask_again_later: "You can ask again 30 days after their answer.",
  empty: {
    shortlisted: {
      title: "Your shortlist is empty",
      text: "Press “Shortlist” on a profile you want to talk over at home. Only you can see it.",
    },
    connections: {
      title: "No connections yet",
      text: "Send a request to a family you like. When they say yes, they will appear here.",
    },
    received: {
      title: "No request is waiting for your answer",
      text: "A clear photo and a few words about the family help others to get to know you.",
    },
    sent: {
      title: "No request is waiting for an answer",
      text: "Look at the suggestions and send a request to a family you like.",
    },
    rejected: {
      title: "You have not declined anyone",
      text: "Requests you decline stay here, so that you can still accept them later.",
    },
    declined: {
      title: "Nobody has declined your requests",
      text: "If a family says no, it will be listed here. You can ask again after 30 days.",
    },
    accepted_proposals: {
      title: "No proposal has been accepted yet",
      text: "When a proposal is accepted, by you or by them, the family will appear here.",
    },
    received_proposals: {
      title: "No proposal is waiting for your answer",
      text: "Families connected with you can send you a proposal. You have seven days to answer.",
    },
    sent_proposals: {
      title: "You have not sent a proposal yet",
      text: "When both families know each other well, you can send a marriage proposal to a connection.",
    },
    blocked: {
      title: "You have not blocked anyone",
      text: "People you block are listed here by name only, so that you can unblock them.",
    },
  },
  edit_photo: "Edit photos",
} as const;
