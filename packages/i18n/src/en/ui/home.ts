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
  ask_again_later: "You may ask again 30 days after their answer.",
  empty: {
    shortlisted: {
      title: "Your shortlist is empty",
      text: "Press “Shortlist” on a profile that you want to talk over at home. Only you see it.",
    },
    connections: {
      title: "No connections yet",
      text: "Send a request to a family you like. When they say yes, you find them here.",
    },
    received: {
      title: "No request is waiting for your answer",
      text: "A clear photo and a few words about the family bring more requests.",
    },
    sent: {
      title: "No request is waiting for an answer",
      text: "Look at the suggestions and send a request to a family you like.",
    },
    rejected: {
      title: "You have declined nobody",
      text: "Requests that you decline stay here, so that you can still accept them later.",
    },
    declined: {
      title: "Nobody has declined",
      text: "If a family says no, you find it here and may ask again after 30 days.",
    },
    accepted_proposals: {
      title: "No proposal has been accepted yet",
      text: "When a proposal of yours or to you is accepted, you find the other family here.",
    },
    received_proposals: {
      title: "No proposal is waiting for your answer",
      text: "Families who are connected with you may propose. You have seven days to answer.",
    },
    sent_proposals: {
      title: "You have not proposed yet",
      text: "When both families have come to know each other, you can send a marriage proposal to a connection.",
    },
    blocked: {
      title: "You have blocked nobody",
      text: "People you block are shown here by name only, so that you can unblock them.",
    },
  },
  edit_photo: "Edit photos",
} as const;
