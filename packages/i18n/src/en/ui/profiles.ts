/** The wizard, its edit pages and the member's own summary. */
export const messages = {
  steps: {
    personal: "Personal",
    family: "Family",
    career: "Career",
    preference: "Preferences",
    photo: "Photos",
  },
  titles: {
    personal: "Personal details",
    family: "Family details",
    career: "Education and work",
    preference: "Who are you looking for?",
    photo: "Photos",
  },
  preference_lead: "We only suggest profiles that meet all of these. Choose “Any” where you don’t mind.",
  photo_lead:
    "A photo is the first thing families look at. Without it you cannot send requests. You decide who sees it.",
  edit_label: "Parts of your profile",
  finish: "Finish",
  progress:
    "Step {number} of {count} · part {part} of {parts}{minutes, plural, =0 {} one { · about # minute left} other { · about # minutes left}}",
  groups: {
    personal: {
      name: "Name and birth",
      body: "Height, weight, health",
      faith: "Faith and community",
      about:
        "{who, select, self {About you} son {About your son} daughter {About your daughter} other {About them}}",
    },
    family: {
      parents: "Parents",
      home: "Brothers, sisters, home",
      roots: "Gotra and address",
    },
    career: {
      place:
        "{who, select, self {Where do you live?} son {Where does he live?} daughter {Where does she live?} other {Where do they live?}}",
      work: "Education and work",
    },
    preference: {
      person: "Who are you looking for?",
      work: "Their education and work",
      community: "Their faith and family",
      place: "Their country, and what matters most",
    },
    photo: {
      face: "{who, select, self {A photo of you} son {A photo of your son} daughter {A photo of your daughter} other {A photo of them}}",
      more: "A few more photos",
    },
  },
  /** On an edit page, whose title is the title of the first group. */
  headings: { preference: { person: "Age, height, marriage" } },
  personal: {
    reference_text:
      "Families often ask someone both sides know. The person you name stays private unless you choose otherwise.",
    other_name_hint: "This is how others will see it. Please check the spelling.",
    lastname_note: "The gotra comes later, in the family step.",
    surname: { female: "Kaur", male: "Singh" },
    namdhari: {
      self: "Are you Namdhari?",
      other: "Are they Namdhari?",
      son: "Is he Namdhari?",
      daughter: "Is she Namdhari?",
    },
    disability_hint:
      "Every member who opens the profile sees yes or no. Details are for connections only, unless you choose otherwise.",
    express_yourself: {
      self: "Write about yourself",
      other: "Write about them",
      son: "Write about your son",
      daughter: "Write about your daughter",
    },
    express_hint: "Nature, interests, what matters at home. No phone numbers or links, please.",
    link_hint: "Begins with {start}",
    withdrawn: {
      text: "Without your consent we do not ask for this: {titles}. To fill it in, give your consent under <account>Account</account>.",
      religion: "religion",
      caste: "caste",
      namdhari_sect: "being Namdhari",
      health: "health",
    },
    consent_title: "Your consent, one by one",
    consent_text:
      "These answers are sensitive. Families ask for them; we never sell them or use them for advertising. Say yes or no to each. A no changes nothing else, and you can change your answers under “Account”.",
    consent_why: {
      religion: "Every member who can open this profile sees it.",
      caste: "Every member who can open this profile sees it.",
      namdhari_sect: "Every member who can open this profile sees it.",
      health:
        "Every member who can open this profile sees whether there is a disability or special need. You decide who sees blood group and details.",
    },
    consent_refused: {
      religion: "Then “Prefer not to say” is kept instead.",
      caste: "Then “Prefer not to say” is kept instead.",
      namdhari_sect: "Then this answer is not kept.",
      health: "Then none of the answers about health is kept.",
    },
    consent_all: "{count, plural, =2 {Yes to both} other {Yes to all #}}",
  },
  family: {
    siblings_text: "0 is fine. Nothing here needs typing.",
    brothers_married: "of them married",
    sisters_married: "of them married",
    gotra_text: "Search in English or Punjabi. If it is not in the list, choose “Other” and write it.",
    lives_with: {
      self: "Do you live with your family?",
      son: "Does he live with the family?",
      daughter: "Does she live with the family?",
      other: "Do they live with the family?",
    },
    address_hint: "Only your connections see it, unless you choose otherwise.",
    about_hint: "What the family does, where its roots are, how you live.",
  },
  career: {
    country_first: "Choose the country first.",
    region_first: "Choose the {region} first.",
    region: { state: "State", province: "Province", region: "Region" },
    code: { pin_code: "Pincode", zip_code: "ZIP code", postal_code: "Postal code", postcode: "Postcode" },
    nearest_town: "If your village is not listed, choose the nearest town.",
  },
  summary: {
    title: "My profile",
    number: "Profile number {number}",
    biodata: "Biodata to print",
    see_as: "As others see it",
    edit_photo: "Change photo",
    add_photo: "Add photo",
    email: "Email",
    phone: "WhatsApp number",
    verified: "verified",
    not_verified: "not verified yet",
    contact_note: "You decide <privacy>who sees each of these</privacy>.",
    verify_phone: "Verify WhatsApp Number",
    verify_text: "Others cannot see your profile until your number is verified.",
    no_photos: "No photos yet.",
    edit: "Edit",
    press_fact: "To change a fact, press it.",
    could_add: "If you like, you can still add",
    missing: {
      express_yourself: "A few words of your own",
      name_in_punjabi: "The name in Punjabi",
      name_in_english: "The name in English",
      hobbies: "Hobbies",
      blood_group: "Blood group",
      reference: "Someone who knows the family",
      about_family: "A few words about the family",
      about_desired_partner: "A few words about your hopes",
      profile_picture: "A photo",
      gallery: "More photos",
    },
    edit_what: "Edit {what}",
    public: "Public profile",
    public_on: "Every member with a complete profile can open your profile.",
    public_off: "Only your connections can open your profile.",
  },
} as const;
