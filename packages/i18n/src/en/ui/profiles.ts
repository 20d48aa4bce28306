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
  lead: "You can leave fields marked “optional” empty.",
  preference_lead: "We only suggest profiles that meet all of these. Choose “Any” where you don’t mind.",
  photo_lead: "A clear photo is the first thing families look at. You decide who can see it.",
  edit_label: "Parts of your profile",
  finish: "Finish",
  progress: "Step {number} of {count} · about {minutes, plural, one {# minute} other {# minutes}} left",
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
      place: "Their country, and your own words",
    },
    photo: {
      face: "{who, select, self {A photo of you} son {A photo of your son} daughter {A photo of your daughter} other {A photo of them}}",
      more: "A few more photos",
    },
  },
  personal: {
    reference_text:
      "Families often ask someone both sides know. The person you name stays private unless you choose otherwise.",
    other_name_hint: "This is how others will see it. Please check the spelling.",
    name_hint: "Many write Singh or Kaur as the last name. The gotra comes later, in the family step.",
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
    consent_title: "Your consent",
    consent_text:
      "Religion, caste, being Namdhari and health are sensitive. We ask because families do, and we never sell them or use them for advertising. For religion and caste you can choose “Prefer not to say”. You decide who sees blood group and health details.",
  },
  family: {
    siblings_text: "0 is fine. Nothing here needs typing.",
    of_them_married: "of them married",
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
    state_first: "Choose the state first.",
    nearest_town: "If your village is not listed, choose the nearest town.",
  },
  summary: {
    title: "My profile",
    number: "Profile number {number}",
    biodata: "Biodata to print",
    edit_photo: "Change photo",
    age: "{age, plural, one {# year} other {# years}}",
    email: "Email",
    phone: "WhatsApp number",
    not_verified: "not verified yet",
    verify_phone: "Verify WhatsApp Number",
    verify_text: "Others cannot see your profile until your number is verified.",
    photos: "Photos",
    no_photos: "No photos yet.",
    edit: "Edit",
    namdhari: "Namdhari",
    own_words: "In your own words",
    edit_what: "Edit {what}",
    public: "Public profile",
    public_on: "Every member with a complete profile can open your profile.",
    public_off: "Only your connections can open your profile.",
    weight: "{weight} kg",
  },
} as const;
