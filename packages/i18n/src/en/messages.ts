/** What the server says when something was done, by area. */
export const messages = {
  accounts: {
    registered: "Thank you. Please verify your email or your WhatsApp number now.",
    email_verified: "Your email is verified.",
    phone_verified: "Your WhatsApp number is verified.",
    waiting_for_whatsapp: "We are waiting for your WhatsApp message.",
    code_sent: "A new code is on its way.",
    account_made: "Welcome. Your account is ready.",
    account_saved: "Your account details are saved.",
    verify_new_address: "Please verify the new address. Until then the old one stays.",
    send_whatsapp: "Please send the WhatsApp message that opens now.",
    logged_in: "You are logged in.",
    finish_registration: "Please finish your sign-up: verify your email or your WhatsApp number.",
    logged_out: "You are logged out.",
    reset_link_sent: "If there is an account with this address, a link is on its way.",
    reset_by_whatsapp: "Please send the WhatsApp message that opens now; the link comes as the answer.",
    reset_link_works: "Please choose a new password.",
    password_changed: "Your new password is set. Every other login was ended.",
    session_ended: "That login is ended.",
    unknown_device: "a device",
    suspended:
      "This account is suspended: {reason} If you think this is a mistake, please write to {contact} or call {phone}.",
    suspended_without_reason: "we have to look at something first.",
    suspended_number_disputed:
      "the owner of its WhatsApp number told us that the number was used without their consent.",
  },
  profiles: {
    personal_saved: "Your personal details are saved.",
    family_saved: "Your family details are saved.",
    career_saved: "Your career details are saved.",
    now_public: "Your profile is public now.",
    now_private: "Your profile is now visible to your connections only.",
    marriage_age_notice:
      "By the law where you live, marriage waits until the age of {age}. Your profile is kept, and we suggest it to others from that day on.",
  },
  preferences: {
    saved: "Your preferences are saved. The suggestions follow them.",
  },
  photos: {
    picture_saved: "Your profile photo is saved.",
    picture_deleted: "Your profile photo is deleted.",
    pictures_saved: "Your photos are saved.",
    gallery_deleted: "The photo is deleted.",
  },
  privacy: {
    saved: "Saved. It holds from now on.",
    items: {
      email: "Email",
      phone_number: "Phone number",
      dob: "Date of birth (your age is always shown)",
      contact_address: "Address, pincode and where the family lives",
      parents_names: "Names of the parents",
      health: "Blood group and health details",
      annual_income: "Annual income",
      instagram_link: "Instagram link",
      facebook_link: "Facebook link",
      reference_contact: "Reference person",
      profile_picture: "Profile photo",
      gallery: "More photos",
    },
  },
  connections: {
    sent: "Your request is on its way.",
    accepted: "You are connected now.",
    rejected: "The request is declined. You can still accept it later.",
    cancelled: "Your request is taken back.",
    ended: "The connection is removed.",
  },
  shortlist: {
    added: "The profile is on your shortlist.",
    removed: "The profile is off your shortlist.",
  },
  blocks: {
    blocked: "Blocked. You no longer see each other, and they are not told.",
    unblocked: "The block is lifted. What it ended does not come back by itself.",
  },
  proposals: {
    sent: "Your proposal is on its way. You can take it back within 24 hours.",
    accepted: "Congratulations. The proposal is accepted.",
    rejected: "The proposal is declined.",
    revoked: "Your proposal is taken back.",
  },
} as const;
