/** From whom a request about a member's data came: by letter through the desk, or as a report. */
export const requestSenders = ["desk", "member", "own_address", "other_address", "unconfirmed"] as const;
export type RequestSender = (typeof requestSenders)[number];

type Request = {
  member_id: string | null;
  reporter_id: string | null;
  reporter_email: string | null;
  confirmed: boolean;
};
type Account = { email: string | null; email_verified: boolean };

/** Returns from whom the request of a case came; a case without a report was entered at the desk. */
export function senderOf(request: Request | null, account: Account): RequestSender {
  if (!request) return "desk";
  const { member_id, reporter_id, reporter_email, confirmed } = request;
  if (reporter_id !== null) return reporter_id === member_id ? "member" : "other_address";
  if (!confirmed) return "unconfirmed";
  const own = account.email_verified && account.email !== null && account.email === reporter_email;
  return own ? "own_address" : "other_address";
}

/** Returns whether a request may end in an erasure or a download: anybody can send one about any profile number. */
export function isFromMember(sender: RequestSender): boolean {
  return sender === "desk" || sender === "member" || sender === "own_address";
}
