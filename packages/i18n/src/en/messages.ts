/** What the server says when something was done, by area. */
export const messages = {
  accounts: {
    registered: "Thank you. Please verify your email or your WhatsApp number now.",
    email_verified: "Your email is verified.",
    phone_verified: "Your number is verified.",
    waiting_for_whatsapp: "We are waiting for your WhatsApp message.",
    code_sent: "We have sent a new code.",
    code_sent_instead: {
      whatsapp: "No SMS can go to this number just now, so we have sent the code by WhatsApp.",
      sms: "WhatsApp cannot be used just now, so we have sent the code by SMS.",
    },
    account_made: {
      both: "Welcome. Your account is ready.",
      email: "Welcome. Your account is ready. Log in with your email; the number can be verified later.",
      number:
        "Welcome. Your account is ready. Log in with your WhatsApp number; the email can be verified later.",
    },
    account_saved: "Your account details are saved.",
    verify_new_address: "Please verify the new address. Until then the old one stays.",
    send_whatsapp: "Please send the WhatsApp message that opens now.",
    logged_in: "You are logged in.",
    restored: "Welcome back. Your account will not be deleted, and others can find you again.",
    finish_registration: "Please finish your sign-up: verify your email or your WhatsApp number.",
    logged_out: "You are logged out.",
    reset_link_sent: "If there is an account with this address, we have sent a link to it.",
    reset_by_whatsapp: "Please send the WhatsApp message that opens now; you will get the link in reply.",
    reset_link_works: "Please choose a new password.",
    password_changed: "Your new password is set. You are logged out everywhere else.",
    session_ended: "That device is logged out.",
    suspended:
      "This account is suspended: {reason} If you think this is a mistake, please write to {contact} or call {phone}.",
    suspended_without_officer:
      "This account is suspended: {reason} If you think this is a mistake, please call {phone}.",
    suspended_without_reason: "we are checking something on this account.",
    suspended_number_disputed:
      "the owner of its WhatsApp number told us that the number was used without their consent.",
  },
  profiles: {
    personal_saved: "Your personal details are saved.",
    family_saved: "Your family details are saved.",
    career_saved: "Your career details are saved.",
    now_public: "All members can now open your profile.",
    now_private: "Only your connections can now open your profile.",
    marriage_age_notice:
      "Where you live, the legal age for marriage is {age}. We will suggest you from that birthday.",
  },
  preferences: {
    saved: "Preferences saved. Your suggestions now follow them.",
  },
  photos: {
    picture_saved: "Your profile photo is saved.",
    picture_deleted: "Your profile photo is deleted.",
    pictures_saved: "Your photos are saved.",
    gallery_deleted: "The photo is deleted.",
  },
  privacy: {
    saved: "Saved. It takes effect at once.",
    items: {
      email: "Email",
      phone_number: "Phone number",
      dob: "Date of birth",
      contact_address: "Address",
      parents_names: "Parents’ names",
      health: "Health and blood group",
      annual_income: "Annual income",
      instagram_link: "Instagram",
      facebook_link: "Facebook",
      reference_contact: "Reference person",
      profile_picture: "Profile photo",
      gallery: "More photos",
    },
  },
  connections: {
    sent: "Your request has been sent.",
    accepted: "You are now connected.",
    rejected: "The request is declined. You can still accept it later.",
    cancelled: "Request withdrawn.",
    ended: "The connection has been removed.",
  },
  shortlist: {
    added: "The profile is on your shortlist.",
    removed: "The profile has been removed from your shortlist.",
  },
  set_aside: {
    put: "Put aside for 30 days. They are not told.",
    brought_back: "The profile is among your suggestions again.",
  },
  blocks: {
    blocked: "Blocked. You will no longer see each other, and they are not told.",
    unblocked: "Unblocked. Earlier requests and connections are not restored.",
  },
  proposals: {
    sent: "Your proposal has been sent. You can take it back within 24 hours.",
    accepted: "Congratulations! The proposal is accepted.",
    rejected: "The proposal is declined.",
    revoked: "Proposal withdrawn.",
  },
  help: { received: "Thank you. We have your message." },
} as const;
