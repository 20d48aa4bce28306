import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { columnsOf } from "../platform/crypto/field-columns.ts";
import type { RelationEvent } from "../platform/database/relation-tables.ts";
import type { Tables } from "../platform/database/tables.ts";

/** How a table's rows about a member are exported to that member. */
export type ExportedTable = {
  /** The columns that name the member, or the parent table through which the member is found. */
  by: readonly string[] | "verification";
  columns: readonly string[];
  /** The columns that are not exported, each with its reason. */
  left_out?: Readonly<Record<string, string>>;
  /**
   * The columns of which one names another member. A row is exported only while that member is visible, as on every page.
   * A block deletes the row and a pause does not, so a row about a hidden member would reveal which of the two it is.
   */
  other?: readonly string[];
  /** The only value of a column with which a row is exported; other rows would reveal something about another member. */
  only_if?: Readonly<Record<string, boolean>>;
  /** The kinds of events by other members that the member may know of; other kinds are not exported. */
  kinds_by_others?: readonly RelationEvent[];
};

const listed = (names: string) => names.trim().split(/\s+/);
const secret = "it opens the account, and tells nothing";
const found_by = "it is how the number or address is found, and stands for what is told in the clear";
const counter = { id: "it counts the rows of everybody" };
const own = (columns: readonly string[], left_out = {}): ExportedTable => ({
  by: ["member_id"],
  columns: ["member_id", ...columns],
  left_out,
});

/** The events that the other member may know of (decisions §6). A block and the events it causes are not among them. */
const visible_events = [
  "request_sent",
  "request_accepted",
  "request_rejected",
  "request_cancelled",
  "proposal_sent",
  "proposal_accepted",
  "proposal_rejected",
  "proposal_revoked",
] as const satisfies readonly RelationEvent[];

/** Every table with data about a member that is part of the member's download. */
export const exportedTables: Partial<Record<keyof Tables, ExportedTable>> = {
  members: {
    by: ["id"],
    columns: listed(`
    id profile_number email email_verified_at phone_number phone_verified_at profile_for gender profile_for_corrected_at locale profile_status
    status_reason_en status_reason_pb status_before paused_from_status public_profile created_at
    registered_from last_active_on deletion_requested_at
  `),
    left_out: {
      under_maintenance: "a relative who opens the download must not find that the member asked to be hidden",
      held_before_maintenance: "the same",
      password_hash: secret,
      phone_hash: found_by,
    },
  },
  member_sessions: own(
    ["id", "created_at", "last_used_at", "expires_at", "device", "ended_reason", "from_sign_up"],
    {
      token_hash: secret,
    },
  ),
  verifications: own(
    listed(`
    id purpose email email_verified_at phone_number phone_verified_at profile_for gender locale
    consents wrong_tries number_first created_at expires_at completed_at place
  `),
    {
      seen_by: "it would name a volunteer",
      approved_by: "the same",
      key_hash: secret,
      cookie_hash: secret,
      password_hash: secret,
      phone_hash: found_by,
    },
  ),
  one_time_codes: {
    by: "verification",
    columns: listed("id verification_id channel way wrong_tries created_at expires_at sent ended_at"),
    left_out: { code_hmac: secret, address_hash: found_by },
  },
  number_disputes: {
    by: "verification",
    columns: ["id", "verification_id", "phone_number", "created_at", "expires_at", "used_at"],
    left_out: { phone_hash: found_by },
  },
  address_disputes: own(
    listed("id channel old_email phone_number old_verified_at created_at expires_at used_at"),
    { phone_hash: found_by, link_hash: secret },
  ),
  reset_links: own(["created_at", "expires_at", "used_at"], { token_hash: secret }),
  consents: own(["document", "version", "locale", "given_at", "withdrawn_at"], counter),
  nominees: own(["name", "relation", "contact", "updated_at"]),
  personal_details: own(["updated_at", ...columnsOf(personalFields)]),
  family_details: own(["updated_at", ...columnsOf(familyFields)]),
  career_details: own(["updated_at", ...columnsOf(careerFields)]),
  preferences: own(["updated_at", ...columnsOf(preferenceFields)]),
  review_notes: own(["field", "reason", "noted_at"]),
  privacy_settings: own(["privacy_id", "privacy_value"]),
  pictures: own(["id", "kind", "created_at", "hidden_at"], {
    storage_key: "it names the files of the store; the pictures themselves lie beside this",
  }),
  connection_requests: {
    by: ["sender_id", "receiver_id"],
    other: ["sender_id", "receiver_id"],
    columns: ["id", "sender_id", "receiver_id", "status", "sent_at", "answered_at"],
  },
  proposals: {
    by: ["sender_id", "receiver_id"],
    other: ["sender_id", "receiver_id"],
    columns: ["id", "connection_id", "sender_id", "receiver_id", "status", "sent_at", "answered_at"],
  },
  shortlist_entries: {
    by: ["owner_id"],
    other: ["member_id"],
    columns: ["owner_id", "member_id", "added_at"],
  },
  set_aside_entries: {
    by: ["owner_id"],
    other: ["member_id"],
    columns: ["owner_id", "member_id", "set_aside_at"],
  },
  blocks: {
    by: ["blocker_id"],
    columns: ["blocker_id", "blocked_id", "blocked_at"],
    only_if: { inherited: false },
    left_out: {
      inherited: "it would tell that two accounts are one person's",
      inherited_from: "the same",
    },
  },
  relation_events: {
    by: ["actor_id"],
    columns: ["at", "actor_id", "member_id", "kind"],
    left_out: counter,
    kinds_by_others: visible_events,
  },
  notices: {
    ...own(["id", "actor_id", "topic", "kind", "status", "told_at", "loud_kind", "loud_at", "opened_at"]),
    other: ["actor_id"],
  },
  push_devices: own(["id", "session_id", "endpoint", "registered_at"], { p256dh: secret, auth: secret }),
  muted_mails: own(["kind"]),
  rule_reminders: own(["quarter", "told_at", "read_at"]),
  card_arrivals: own(["arrived_at"], { searched: "whether a nightly search has run" }),
  quiet_notes: own(["told_at", "empty_since", "letter_at"], {
    found_at: "it may be about somebody whom the member may no longer see",
  }),
  decisions: own(
    listed(`
    id kind rule facts reason_en reason_pb automated picture_id until in_force_at ended_at overturned_at appeal_of
    suspended_since superseded_by
  `),
    {
      case_id: "it would tell that there was a report",
      decided_by: "volunteers decide without fear of the families they decide about",
      approved_by: "the same",
      decided_at: "a decision counts from when it is in force, which is told",
      needs_second: "how the desk divides its work",
      expires_at: "the same",
      lapsed_at: "the same",
      undo_until: "the same",
      profile_version: "a sign for the profile at that moment, which says nothing by itself",
    },
  ),
  staff_looks: own(["looked_at_what", "why", "at"], {
    case_id: "it would tell that there was a report",
    staff_id: "volunteers decide without fear of the families they decide about",
  }),
  review_requests: own(["parts", "asked_at", "ended_at", "sent_again_at"], {
    case_id: "the request itself is told among the decisions",
    marks: "signs by which the desk sees what has changed; they say nothing by themselves",
  }),
  reports: {
    by: ["reporter_id"],
    columns: listed(`
    id described reason text reporter_id locale reported_at acknowledge_by
    acknowledged_at resolve_by resolved_at good_faith acts_for_person signature
  `),
    left_out: {
      member_id: "it would tell whether somebody hidden is still there; what was written is `text`",
      picture_id: "the same",
      reporter_email: "it is of people without an account only",
      resolution: "it may tell of the member who was reported",
      overturned_at: "the same; the list of own reports tells the outcome",
      confirm_hash: "it is of people without an account only",
      confirm_until: "the same",
      confirmed_at: "the same",
    },
  },
};

/** Columns that name a member but by which no rows are exported, each with its reason. */
export const unfollowedColumns: Readonly<Record<string, string>> = {
  "shortlist_entries.member_id": "whose shortlist one is on is the other's alone (decisions §6)",
  "set_aside_entries.member_id": "who has put one aside is the other's alone (decisions §5)",
  "blocks.inherited_from": "the same",
  "blocks.blocked_id": "who has blocked one is never told (decisions §6)",
  "relation_events.member_id": "followed for the kinds that the member may know of",
  "notices.actor_id": "the notice is the other member's",
  "reports.member_id": "it would tell who reported; the grievance officer answers such a question",
};

/** Tables that are not exported at all, each with its reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  match_cards_female: "made from the steps and the last day here, which stand above, and holds nothing else",
  match_cards_male: "made from the steps and the last day here, which stand above, and holds nothing else",
  idempotency_keys:
    "answers for a repeated request, kept for a day, sealed with a key that only the browser has",
  own_writes: "where the database stood after the last change of one's own; kept for a day",
  whatsapp_inbox: "that a message came from the number, so that it counts once; kept for a month",
  sms_messages: "whether an SMS arrived, under a name that cannot be read back; it names nobody",
  whatsapp_messages:
    "whether a WhatsApp message with a code arrived, under a name that cannot be read back; kept for a day",
  sms_orders: "that an SMS went to a number, under a name that cannot be read back; kept for a day",
  whatsapp_standing: "what Meta lets the service send, of nobody in particular",
  dev_messages: "mails and messages as a development machine shows them; empty elsewhere",
  picture_store: "which store of pictures belongs to the database, of nobody in particular",
  tidy_nights: "when the nightly job last ran",
  operator_notices: "what operators were told of the service itself, and when",
  backup_marks: "when backups were made",
  field_keys: "the keys of the encrypted columns, of nobody in particular",
  rate_limits: "counts of tries, under names that cannot be read back",
  asked_messages:
    "that something was sent to an address, under a name that cannot be read back; kept for a day",
  mail_stops: "which addresses asked for no more mails, under names that cannot be read back",
  sign_up_desks: "where an operator let many people sign up for some hours; it names nobody",
  login_failures: "a count of wrong passwords, which protects the account",
  views_of_day: "how much was looked at in a day, so that nobody collects members; it cannot be read back",
  block_marks: "for whom a block is meant, under names that cannot be read back; the block itself is told",
  shown_pages: "whom today's pages of suggestions showed, without who opened them; kept until the night",
  shown_counts:
    "how often suggestions showed one lately, which orders them; anyone who reads the download would learn it",
  suggestion_visits: "which page of suggestions a login has open; kept for the visit",
  kysely_migration: "how the tables came about",
  kysely_migration_lock: "how the tables came about",
  erased_members: "of people who have left",
  kept_evidence: "of people who have left or deleted a hidden picture, under names that cannot be read back",
  staff_accounts: "the accounts of those who work at the desk, never a member's",
  staff_sessions: "their logins",
  staff_recovery_codes: "their recovery codes, as hashes",
  staff_passkeys: "their passkeys",
  staff_challenges: "what a passkey is asked to sign at the desk",
  staff_invitations: "invitations to the desk",
  staff_numbers: "the numbers on which volunteers are woken",
  staff_push_devices: "the browsers in which volunteers are woken",
  case_wakes: "when volunteers were woken",
  approvals:
    "what two people at the desk agree on; a look at contact details or a download is told with its reason",
  quarantined_pictures: "pictures that wait for a decision, which is told, and hashes that name nobody",
  day_figures: "counts that name nobody",
  quarter_figures: "counts that name nobody",
  cases: "what the desk decides; it may tell who reported, and the report itself is told to who wrote it",
  pressure_requests: "private messages to the desk, which a relative who opens the download must not find",
  case_passes: "which volunteers know a family",
  case_notes: "what volunteers wrote for each other; the grievance officer answers such a question",
  audit_log: "what operators did, which the grievance officer tells who asks",
};
