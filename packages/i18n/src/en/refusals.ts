import type { Refusal } from "@sanjog/domain/refusal";

/** The sentence of each error code. */
export const messages = {
  not_signed_in: "Please log in first.",
  session_ended: "You have been logged out. Please log in again.",
  account_closed:
    "This account was closed, or logged out everywhere for safety. Please log in again or write to us.",
  not_found: "We could not find this page or profile.",
  too_many_tries: "Too many attempts. Please wait a little and try again.",
  too_many_today: "You have reached today’s limit. Please try again tomorrow.",
  cards_enough_today:
    "You have seen {most} profiles today, the daily limit. More in about {hours, plural, one {# hour} other {# hours}}; those you have seen, and your own lists, stay open.",
  profiles_enough_today:
    "You have opened {most} profiles today, the daily limit. More in about {hours, plural, one {# hour} other {# hours}}; those you have seen stay open.",
  pictures_enough_today:
    "You have opened {most} photos today, the daily limit. More in about {hours, plural, one {# hour} other {# hours}}; those you have seen stay open.",
  invalid_fields: "Please look at the marked fields once more.",
  form_too_fast: "Please check the form once more and send it again.",
  session_key_invalid: "This sign-up has expired. Please start again.",
  browser_differs: "Please continue in the browser you started in, or start again here.",
  nothing_verified_yet: "Please verify your email or your WhatsApp number first.",
  code_wrong: "That code isn’t right. Please look at it once more.",
  code_expired: "This code has expired. Please ask for a new one.",
  code_used_up: "That was too many wrong codes. Please ask for a new one.",
  resend_too_soon: "Another code cannot be sent yet. Please wait a little.",
  link_too_soon:
    "A link for this address was asked for a short while ago. Please check your email and the spam folder. You can ask for another in {minutes, plural, one {# minute} other {# minutes}}.",
  number_first:
    "Please verify your number first, as the page shows. Many people have signed up from your network just now, so no code is sent before that.",
  no_code_way:
    "No code can be sent to this number just now. Your email is enough to go on, and volunteers at the gurdwara can confirm the number when they meet you.",
  already_verified: "This is already verified.",
  number_taken: "This number is already used by the largest number of accounts allowed.",
  email_taken: "This email address belongs to another account.",
  login_failed: "That email or number and password don’t match.",
  login_email_unverified: "This email is not verified yet. Please log in with your number, {address}.",
  login_number_unverified: "This number is not verified yet. Please log in with your email, {address}.",
  account_suspended: "This account is suspended. Please write to us if you think this is a mistake.",
  reset_link_invalid: "This link has expired or was already used. Please ask for a new one.",
  password_needed: "Please enter your password to confirm this change.",
  password_wrong: "That password isn’t right.",
  profile_incomplete: "Please complete your profile first.",
  phone_not_verified: "Please verify your WhatsApp number first.",
  picture_missing: "Please add a profile photo first.",
  status_forbids:
    "This is not possible while your profile is paused, under review or matched. See “Account” for your status.",
  second_factor_missing: "Please enter the code from your app or use your passkey first.",
  passkey_wrong: "This passkey was not accepted. Please try again.",
  passkeys_enough: "You have {most} passkeys, and there can be no more. Please remove one first.",
  last_second_factor: "This is your only passkey. Please add another one before you remove it.",
  role_forbids: "Your role at the desk does not include this.",
  invitation_invalid: "This invitation has expired or was used already. Please ask for a new one.",
  own_account: "Another keeper does this for your own account.",
  case_taken: "Someone else is working on this case now.",
  case_passed: "You know this family, so someone else decides this case.",
  case_not_held: "Please take the case first. It went back to the queue after half an hour.",
  decision_unfit: "This case cannot end with this decision.",
  decision_waits: "A decision on this case is waiting for a second person.",
  profile_changed: "The member has just changed the profile. Please look again.",
  approval_over: "It is too late to take this back: the profile is shown already.",
  nothing_to_send: "Your profile is not waiting for you now. Please reload the page.",
  nothing_changed:
    "Nothing has changed yet. If you think that the profile is fine as it is, tell us on the page “Account”: “I disagree”.",
  appealed_already: "You have already disagreed with this decision. Someone else is looking at it.",
  appeal_too_late: "You could disagree with this decision for half a year. Please write to us instead.",
  appeal_key_invalid: "This page has expired. Please log in again.",
  own_step: "You proposed this yourself. Someone else approves it.",
  step_unfit: "This step does not belong to such a case.",
  request_not_proven:
    "This request did not come from the member’s own confirmed email. Please ask the member to send it from there.",
  step_waits: "This is waiting for a second person already.",
  evidence_needed:
    "Another report, order or objection about this member is still open. Please close it first.",
  wording_outdated: "This text was updated after you opened the page. Please reload and read it.",
  picture_type: "Invalid file type. Please upload an image.",
  picture_too_large: "File size exceeds 4MB. Please upload a smaller file.",
  gallery_picture_type: "{file} is not a valid image.",
  gallery_picture_too_large: "{file} exceeds 2MB size limit.",
  picture_too_many_pixels: "This photo has more than 40 megapixels. Please choose a smaller one.",
  picture_too_small: "This photo is too small. It must be at least 400 by 400 pixels.",
  picture_too_long:
    "This photo is too long and narrow. The long side can be at most four times the short side.",
  picture_unreadable: "This photo could not be read. Please choose another.",
  picture_quarantined: "This photo was reported, and is hidden. Please choose another one.",
  gallery_full: "You can only upload up to 12 images.",
  uploads_busy: "Many photos are being uploaded right now. Please try again in a moment.",
  self: "This is your own profile.",
  already_connected: "You are already connected.",
  request_already_sent: "You have already sent a request.",
  request_too_soon: "They have declined. You can ask again 30 days after their answer.",
  requests_enough_first_day:
    "On your first day you can send {most} requests, and you have sent them. You can send more tomorrow.",
  request_limit_reached: "You have sent today’s limit of requests. Please continue tomorrow.",
  requests_slowed:
    "For now you can send {most} requests a day, because most recent requests were declined. Try families whose preferences you match, and tell more about yourself in your profile. The limit rises again as more families say yes, or after a month at the latest.",
  request_stale: "This was answered or changed in the meantime. Please reload.",
  not_the_receiver: "We could not find this page or profile.",
  not_the_sender: "We could not find this page or profile.",
  already_shortlisted: "This profile is already on your shortlist.",
  not_suggested:
    "This profile is not among your suggestions at the moment, so there is nothing to put aside.",
  set_aside_full: "You have put aside 10,000 profiles. Bring some back first.",
  already_blocked: "You have already blocked this profile.",
  not_connected: "You can send a marriage proposal only to a connection.",
  proposal_open: "Your proposal is still open. You can send one proposal at a time.",
  proposal_waits_for_answer: "They have already sent you a proposal. Please answer it first.",
  revoke_too_late: "A proposal can be withdrawn only within 24 hours.",
  member_unavailable: "This family is not available for this at the moment.",
  member_matched:
    "A marriage proposal was accepted, so nothing more can be changed. You can still block or report.",
  profile_number_unknown:
    "We found no profile with this number that is open to you. Please check the number.",
} as const satisfies Record<Refusal, string>;
