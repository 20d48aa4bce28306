/** Decisions of the desk: the rules, and the reasons as templates that the desk can change for one member. */
export const messages = {
  kinds: {
    release: "Your profile was looked at.",
    ask_changes: "Please change something in your profile.",
    hide_picture: "One of your photos is hidden.",
    show_picture: "Your photo is shown again.",
    hold: "Your profile is hidden while we look at it.",
    warn: "Please keep to the rules.",
    suspend: "Your account is suspended.",
    restore: "The earlier decision is undone.",
    dismiss: "The earlier decision stays.",
  },
  rules: {
    contact_details: "No contact details in texts or photos",
    false_details: "What a profile says is true",
    indecent_picture: "Photos are decent",
    other_person: "A profile is of the person it names",
    money: "Nobody asks for money",
    harassment: "Everyone is treated with respect",
    already_married: "Members are free to marry",
    under_age: "Members are of age",
    without_consent: "A profile needs the person’s consent",
    unclear_picture: "The main photo shows the person clearly",
    order: "Orders of courts and authorities",
    terms: "Terms and conditions",
  },
  reasons: {
    contact_details:
      "A text or photo of your profile shows contact details. They are shown only to connected families.",
    false_details: "A detail of your profile does not seem to be true. Families rely on what a profile says.",
    indecent_picture: "This photo is not suitable for families who look for a match.",
    other_person: "This photo or profile seems to show a different person.",
    money: "A family was asked for money. That is not allowed here, whatever the reason.",
    harassment: "A family received messages that were disrespectful or threatening.",
    already_married: "The person of this profile seems to be married already.",
    under_age: "The person of this profile seems to be too young to marry.",
    without_consent: "The person of this profile has not agreed to it.",
    unclear_picture: "The photo does not show clearly who the profile is about. Please add another one.",
    order: "A court or an authority has ordered this.",
    terms: "The profile does not keep to our terms and conditions.",
  },
  /** What a new member is asked to change: what the desk saw, and what to do. */
  asks: {
    photo_unclear: {
      facts: "The face on the main photo cannot be seen well.",
      reason: "Please add a photo on which the face is clear, without sunglasses or a filter.",
    },
    photo_group: {
      facts: "There are several people on the main photo, so families cannot tell who it is.",
      reason:
        "Please add a main photo of the person alone. Photos with others belong among the further photos.",
    },
    photo_other: {
      facts: "The main photo seems to show someone else.",
      reason: "Please add a photo of the person whom this profile is about.",
    },
    photo_indecent: {
      facts: "One of the photos is not suitable for families who look for a match.",
      reason: "Please remove it or choose another one.",
    },
    contact: {
      facts: "A phone number or an address can be read in a text or on a photo.",
      reason: "Please remove it. Your connections see your number, if you choose so.",
    },
    words: {
      facts: "One of the texts is not complete or cannot be understood.",
      reason: "Please write it again in your own words.",
    },
    name: {
      facts: "The name does not look like a full name.",
      reason: "Please write first and last name as they are used every day.",
    },
    details: {
      facts: "Some details contradict each other.",
      reason: "Please check them and correct what is not right.",
    },
  },
  quarantined:
    "Someone reported this photo. It is hidden until a volunteer has looked at it, within two hours if possible. Nothing else about your profile changes.",
  decided: "The decision is in force.",
  waits: "The decision waits for a second person, for one day.",
  profile_shown: "This profile is shown in a moment.",
  taken_back: "The profile stays hidden. The case is still yours.",
  approved: "The decision is in force.",
  refused: "The case is free to be decided again.",
  appealed: "Thank you. Someone else will look at it and answer by {date}.",
} as const;
