/** Steps at the desk that one person asks for and a second one approves. */
export const messages = {
  title: "Steps that need two people",
  lead: "Someone else approves each of these within a day.",
  ask: {
    contact_details: "Ask for contact details",
    erasure: "Ask to erase the account now",
    export: "Ask for the member’s data",
  },
  ask_text: {
    contact_details:
      "Email, phone number, address and links. After the approval they open for you, for an hour. The member can read in the download of their data that you looked, and why.",
    erasure:
      "Profile, photos and everything the member did here are erased as soon as a second person approves, instead of after 30 days. Nobody can undo it. The member gets a last email without your reason.",
    export:
      "The same file that members can download themselves. After the approval you can save it once. Keep it where nobody else can read it, and delete it once it is handed over.",
  },
  send: "Send to a second person",
  waiting: "Other steps",
  none: "No other step is waiting.",
  kinds: {
    contact_details: "Open contact details",
    erasure: "Erase the account now",
    export: "Hand out the member’s data",
    in_person: "A number confirmed in person",
  },
  role_change: "{name}: from {before} to {after}",
  place: "Met at: {place}",
  about: "Profile no. {number}",
  by: "{name} asks. Expires in {time}.",
  opens: "Approved. You can open it for {time} more.",
  approve: "Approve",
  approve_title: "Approve this step?",
  approve_text: {
    role: "The new role applies at once.",
    contact_details: "The person who asked can then read the contact details for an hour.",
    erasure: "The account is erased at once, and nobody can undo it.",
    export: "The person who asked can then save the member’s data once.",
    in_person:
      "The number then counts as verified, and the member is told. Are you sure that someone has met them? Do you know this family? Then let someone else decide.",
  },
  refuse: "Refuse",
  refuse_title: "Refuse this step?",
  refuse_text: "It can be asked for again.",
  withdraw: "Withdraw",
  withdraw_title: "Withdraw this step?",
  open: "Open",
  save: "Save the file",
  saved: "The file is saved. It cannot be opened here again.",
  contact_title: "Contact details",
  in_person: {
    title: "The number",
    number: "It is {number}",
    how: "Ask the member to show you the number on their own phone: in its settings, under “About phone” or “SIM”. If it is not there, let them call our office and ask which number appears. Type the number as you see it, all digits. Make no call with your own phone, and save nothing on it. Compare the person with the photos. If you know the family, pass the case on.",
    whole_number: "The number that the member’s phone shows",
    whole_number_hint: "With the country code, such as +91 98140 12345. It is compared and not kept.",
    code: "The member’s code",
    place: "Where did you meet?",
    why: "What did you see?",
    why_hint: "Write down no phone number. The log keeps this with your name.",
    submit: "Send to a second person",
    seen: "Someone has met the member. A second person has until {date}, {time} to approve it.",
    used_up: "The code was entered wrong too often. The member can get a new one, with a case of its own.",
    not_approved:
      "Someone has met the member, but no second person has approved it. The member can get a new code, with a case of its own.",
    none: "Nothing is left to confirm: the number has changed, is verified already, or the code is too old.",
  },
} as const;
