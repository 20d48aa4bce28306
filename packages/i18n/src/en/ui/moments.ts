/** The three great moments: two families are connected, a proposal is accepted, a profile is complete. */
export const messages = {
  to_today: "Go to Today",
  change: "Change",
  items: {
    phone_number: "phone",
    email: "email",
    dob: "birth date",
    contact_address: "address",
    parents_names: "parents’ names",
    annual_income: "income",
  },
  connected: {
    title: "You and {name}’s family are connected",
    they_said_yes: "They said yes.",
    they_said_yes_today: "They said yes today.",
    now_both: "Now both families can get to know each other.",
    you_see: { male: "You see his {list}.", female: "You see her {list}." },
    they_see: "On your profile they see {list}, and all else that you show to connections.",
    both_see: "Each family sees the other’s {list}, and all else that is shown to connections.",
    they_see_shown: "They see what you show to connections.",
    next: "What next",
    draft:
      "Sat Sri Akal ji. We are {name}’s family, from {city}. Our families have connected on {product}. When would be a good time to talk?",
    draft_note: "You can change this before sending",
    write: "Write on WhatsApp",
    call: "Call",
    clock: {
      morning: "{time} in the morning in {place}",
      afternoon: "{time} in the afternoon in {place}",
      evening: "{time} in the evening in {place}",
      night: "{time} at night in {place}",
    },
    advice: "Talk first, propose later",
    number_hidden:
      "They have not shared their number yet. As soon as they do, you will find it on their profile.",
    see_profile: { male: "See his full profile", female: "See her full profile" },
  },
  matched: {
    line: "Both families said yes",
    title: "Congratulations to both families",
    names: "{mine} & {theirs}",
    next: "Now the elders of both families can meet and fix a day.",
    write: "Write to {name}’s family",
    share: "Share the news",
    share_text: "Good news: the match of {mine} and {theirs} is settled. Both families have said yes.",
    share_note: "A card with both first names and the day, no photo, no number.",
    agree: "It is kind to agree on the card and these words with {name}’s family first.",
    share_card: "Share the card",
    save: "Save the card",
    file: "good news",
    attach:
      "The card “{file}” is in the Downloads folder of {device, select, phone {this phone} tablet {this tablet} other {this computer}}. Please attach it to your WhatsApp message.",
    not_drawn:
      "The card could not be made this time. Once {name}’s family agrees, you can share the news in these words.",
    share_words: "Share the words",
    what_now: "What happens to my profile now",
    rules: {
      suggestions:
        "Neither of you is suggested to other families any more, and you do not receive suggestions.",
      others:
        "All other open requests and proposals of you both are closed. Those families are kindly told that a match was found.",
      connections: "Your connections can still open your profile, and you theirs.",
      details: "You two still see what you share with each other, phone numbers too.",
      final:
        "The yes counts for both families, so it cannot be changed here. If anything worries you, please call us: {phone}.",
      leave: "Whenever you like, you can download or delete everything under Account.",
    },
  },
  ready: {
    steps: "All five steps are done",
    title: { mine: "Your profile is ready, {name}", theirs: "{name}’s profile is ready" },
    lead: "This is what other families will see first.",
    lead_now: "This is what other families see first.",
    hidden: "Hidden: {items}",
    count: "{count, plural, one {family matches your preferences} other {families match your preferences}}",
    nobody_yet: "No family matches all your preferences yet. Wider preferences find more.",
    families: "See the families",
    photo: "Add a photo",
    wishes: "Widen your preferences",
    profile: "See the whole profile",
    biodata: "Share the biodata",
  },
  suggestions_over: {
    title: "Your search is complete",
    text: "No new families are suggested to you any more. Your connections are on Today.",
  },
  not_yet: {
    connected: "You and this family are not connected.",
    matched: "No proposal between you two is accepted.",
  },
} as const;
