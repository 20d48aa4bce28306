import type { Refusal } from "@sanjog/domain/refusal";

/** The sentence for every reason for which the house says no. */
export const messages = {
  not_signed_in: "Please log in first.",
  session_ended: "Your login has ended. Please log in again.",
  account_closed:
    "This account has been closed or its sessions were ended for safety. Please log in again or write to us.",
  not_found: "This page or person is not here.",
  too_many_tries: "Too many tries. Please wait a little and try again.",
  too_many_today: "That is as often as it works in one day. Please try again tomorrow.",
  cards_enough_today:
    "You have seen all for today: {most} different profiles. New ones are shown again in about {hours} h; those that you have seen, and your own lists, stay open.",
  profiles_enough_today:
    "You have opened {most} different profiles within a day. New ones open again in about {hours} h; those that you have seen stay open.",
  pictures_enough_today:
    "You have seen {most} different photos within a day. New ones open again in about {hours} h; those that you have seen stay open.",
  invalid_fields: "Some details need your attention.",
  form_too_fast: "That was very quick. Please look over the form once more and send it again.",
  session_key_invalid: "This sign-up has expired. Please start again.",
  browser_differs: "Please continue in the browser in which you started, or start again here.",
  nothing_verified_yet: "Please verify your email or your WhatsApp number first.",
  code_wrong: "The code is not right. Please look again.",
  code_expired: "This code has expired. Please ask for a new one.",
  code_used_up: "Too many wrong codes. Please ask for a new one.",
  resend_too_soon: "A code was just sent. Please wait before asking for another.",
  already_verified: "This has been verified already.",
  number_taken: "This WhatsApp number already belongs to as many accounts as are allowed.",
  email_taken: "This email address belongs to another account.",
  login_failed: "Email or phone number and password do not fit together.",
  account_suspended: "This account is suspended. Please write to us if you think this is a mistake.",
  reset_link_invalid: "This link has expired or was used already. Please ask for a new one.",
  password_needed: "Please enter your password to confirm this change.",
  password_wrong: "The password is not right.",
  profile_incomplete: "Please complete your profile first.",
  phone_not_verified: "Please verify your WhatsApp number first.",
  picture_missing: "Please add a profile photo first.",
  status_forbids:
    "This is not possible while your profile is paused, under review or matched. The Account page shows how it stands.",
  wording_outdated:
    "The wording has changed since this page was opened. Please open the page again and read the new one.",
  sensitive_consent_missing: "We need your consent before we can keep these details.",
  picture_type: "Invalid file type. Please upload an image.",
  picture_too_large: "File size exceeds 4MB. Please upload a smaller file.",
  gallery_picture_type: "{file} is not a valid image.",
  gallery_picture_too_large: "{file} exceeds 2MB size limit.",
  picture_too_many_pixels: "This photo has more than 40 megapixels. Please choose a smaller one.",
  picture_too_small: "This photo is too small. It must be at least 400 by 400 pixels.",
  picture_too_long:
    "This photo is too long and narrow. Its long side may be four times the short one at most.",
  picture_unreadable: "This photo could not be read. Please choose another.",
  gallery_full: "You can only upload up to 12 images.",
  uploads_busy: "Many photos are being uploaded just now. Please try again in a moment.",
  self: "This is your own profile.",
  already_connected: "You are connected already.",
  request_already_sent: "Your request is on its way already.",
  request_too_soon: "They have declined. You may ask again 30 days after their answer.",
  requests_enough_first_day:
    "On the first day {most} requests can be sent, and you have sent them. Tomorrow you can go on with more.",
  request_limit_reached: "You have sent as many requests as are allowed in a day. Please continue tomorrow.",
  requests_slowed:
    "For now you can send {most} requests a day, because most families have answered the recent ones with a no. Please ask where you fit their wishes, and see that your own profile says who you are. As soon as more of them say yes, and in a month at the latest, you can send more again.",
  request_stale: "This has been answered or changed meanwhile. Please look again.",
  not_the_receiver: "This page or person is not here.",
  not_the_sender: "This page or person is not here.",
  already_shortlisted: "This profile is on your shortlist already.",
  already_blocked: "You have blocked this profile already.",
  not_connected: "A marriage proposal can be sent to connections only.",
  proposal_open: "Your proposal is still open. One proposal at a time can be sent.",
  proposal_waits_for_answer: "They have sent you a proposal already. Please answer it first.",
  revoke_too_late: "A proposal can be taken back within 24 hours only.",
  member_unavailable: "This is not possible with their profile as it stands now.",
  member_matched:
    "A marriage proposal was accepted, so nothing can be changed any more. Blocking always works.",
  profile_number_unknown: "There is no profile with this number that you may see. Please check the number.",
} as const satisfies Record<Refusal, string>;
