/**
 * Who may write which table; the first owns it. Anyone may read any table.
 * `platform` stands for apps/api/src/platform.
 */
export const table_owners: Record<string, readonly string[]> = {
  // platform
  idempotency_keys: ["platform"],
  own_writes: ["platform"],
  whatsapp_inbox: ["platform"],
  sms_messages: ["platform"],
  sms_orders: ["platform"],
  whatsapp_standing: ["platform"],
  dev_messages: ["platform"],
  rate_limits: ["platform"],
  field_keys: ["platform"],
  tidy_nights: ["platform"],
  backup_marks: ["platform"],
  // accounts; the gate notes when a session and its member were last seen; profiles complete and publish a member; a
  // marriage proposal matches two; members pause and leave; decisions hold and suspend
  members: ["accounts", "platform", "profiles", "proposals", "account-lifecycle", "decisions"],
  member_sessions: ["accounts", "platform"],
  verifications: ["accounts"],
  one_time_codes: ["accounts"],
  reset_links: ["accounts"],
  consents: ["profiles", "accounts", "account-lifecycle"],
  number_disputes: ["accounts"],
  address_disputes: ["accounts"],
  sign_up_desks: ["accounts"],
  asked_messages: ["accounts"],
  mail_stops: ["accounts"],
  login_failures: ["accounts"],
  // the five steps
  personal_details: ["profiles"],
  family_details: ["profiles"],
  career_details: ["profiles"],
  // profiles erase a wish that tells an answer without consent
  preferences: ["preferences", "profiles"],
  // what somebody should look at; an operator's release ends it
  review_notes: ["profiles", "decisions"],
  privacy_settings: ["privacy"],
  pictures: ["photos"],
  picture_store: ["photos"],
  quarantined_pictures: ["photos"],
  match_cards_female: ["suggestions"],
  match_cards_male: ["suggestions"],
  suggestion_visits: ["suggestions"],
  shown_pages: ["suggestions"],
  shown_counts: ["suggestions"],
  card_arrivals: ["suggestions"],
  quiet_notes: ["suggestions"],
  // between two members
  connection_requests: ["connections"],
  proposals: ["proposals"],
  shortlist_entries: ["shortlist"],
  set_aside_entries: ["set-aside"],
  blocks: ["blocks"],
  block_marks: ["blocks"],
  relation_events: ["relations"],
  views_of_day: ["relations"],
  // what members are told
  notices: ["notifications"],
  push_devices: ["notifications"],
  muted_mails: ["notifications"],
  rule_reminders: ["notifications"],
  // those who left, and the app's order
  erased_members: ["account-lifecycle"],
  nominees: ["account-lifecycle"],
  // a decided case closes its report
  reports: ["reports", "cases"],
  audit_log: ["audit"],
  // those who keep order at the desk
  staff_accounts: ["staff"],
  staff_sessions: ["staff"],
  staff_recovery_codes: ["staff"],
  staff_passkeys: ["staff"],
  staff_challenges: ["staff"],
  staff_invitations: ["staff"],
  staff_numbers: ["staff"],
  staff_push_devices: ["staff"],
  approvals: ["approvals"],
  cases: ["cases"],
  case_wakes: ["cases"],
  case_passes: ["cases"],
  case_notes: ["cases"],
  staff_looks: ["cases"],
  review_requests: ["reviews"],
  decisions: ["decisions"],
  pressure_requests: ["help"],
  kept_evidence: ["evidence"],
  operator_notices: ["monitoring"],
  // what the service publishes about itself
  day_figures: ["numbers"],
  quarter_figures: ["numbers"],
};
