/**
 * The kind of a refusal. It alone decides the HTTP status:
 * invalid 422, forbidden 403, missing 404, too_many 429, unauthenticated 401, closed 409.
 * An ordinary conflict is `invalid`: the client ends the session on 409.
 */
export type RefusalKind = "invalid" | "forbidden" | "missing" | "too_many" | "unauthenticated" | "closed";

/** Every refusal code. Each has a sentence in both languages. */
export const refusals = {
  // reaching the app
  not_signed_in: "unauthenticated",
  session_ended: "unauthenticated",
  account_closed: "closed",
  not_found: "missing",
  too_many_tries: "too_many",
  too_many_today: "too_many",
  cards_enough_today: "too_many",
  profiles_enough_today: "too_many",
  pictures_enough_today: "too_many",
  invalid_fields: "invalid",
  // sign-up and verification
  form_too_fast: "invalid",
  session_key_invalid: "invalid",
  browser_differs: "invalid",
  nothing_verified_yet: "invalid",
  code_wrong: "invalid",
  code_expired: "invalid",
  code_used_up: "invalid",
  resend_too_soon: "too_many",
  link_too_soon: "too_many",
  number_first: "invalid",
  already_verified: "invalid",
  number_taken: "invalid",
  email_taken: "invalid",
  // login and passwords
  login_failed: "invalid",
  login_email_unverified: "invalid",
  login_number_unverified: "invalid",
  account_suspended: "invalid",
  reset_link_invalid: "invalid",
  password_needed: "invalid",
  password_wrong: "invalid",
  // gates
  profile_incomplete: "forbidden",
  phone_not_verified: "forbidden",
  picture_missing: "forbidden",
  status_forbids: "forbidden",
  sensitive_consent_missing: "invalid",
  wording_outdated: "invalid",
  // pictures
  picture_type: "invalid",
  picture_too_large: "invalid",
  gallery_picture_type: "invalid",
  gallery_picture_too_large: "invalid",
  picture_too_many_pixels: "invalid",
  picture_too_small: "invalid",
  picture_too_long: "invalid",
  picture_unreadable: "invalid",
  gallery_full: "invalid",
  uploads_busy: "too_many",
  // between two members
  self: "invalid",
  profile_number_unknown: "missing",
  already_connected: "invalid",
  request_already_sent: "invalid",
  request_too_soon: "invalid",
  requests_enough_first_day: "too_many",
  request_limit_reached: "too_many",
  requests_slowed: "too_many",
  request_stale: "invalid",
  not_the_receiver: "missing",
  not_the_sender: "missing",
  already_shortlisted: "invalid",
  already_blocked: "invalid",
  not_suggested: "invalid",
  set_aside_full: "invalid",
  not_connected: "invalid",
  proposal_open: "invalid",
  proposal_waits_for_answer: "invalid",
  revoke_too_late: "invalid",
  member_unavailable: "invalid",
  member_matched: "invalid",
} as const satisfies Record<string, RefusalKind>;

export type Refusal = keyof typeof refusals;
