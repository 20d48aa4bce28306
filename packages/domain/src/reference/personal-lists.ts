/*
 * The place of an id in these lists is stored: it is the bit that stands for it on a member's match card. So a list
 * only ever grows at its end, nothing is moved or removed, and no list outgrows the 62 bits of a word.
 */

/** §3: for whom a profile is registered. */
export const profileFors = ["myself", "son", "daughter", "brother", "sister", "relative", "friend"] as const;
export type ProfileFor = (typeof profileFors)[number];

export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** Returns the gender of the members who are suggested to a member of this gender. */
export function wantedGender(gender: Gender): Gender {
  return gender === "male" ? "female" : "male";
}

export const maritalStatuses = [
  "never_married",
  "divorced",
  "widowed",
  "separated",
  "awaiting_divorce",
  "annulled",
] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

export const religions = [
  "sikh",
  "hindu",
  "muslim",
  "christian",
  "jain",
  "buddhist",
  "parsi",
  "bahai",
  "jewish",
  "no_religion",
  "prefer_not_to_say",
  "other",
] as const;
export type Religion = (typeof religions)[number];

/** In alphabetical order, so that no community ranks above another. */
export const castes = [
  "no_caste",
  "prefer_not_to_say",
  "ad_dharmi",
  "aggarwal",
  "ahluwalia",
  "arora",
  "balmiki",
  "bania",
  "barwala",
  "bazigar",
  "bhat",
  "bhatra",
  "brahmin",
  "chhimba",
  "dogra",
  "gujjar",
  "jangid",
  "jat",
  "jat_sikh",
  "kabirpanthi",
  "kamboj",
  "kashyap_rajput",
  "kayastha",
  "khatri",
  "kshatriya",
  "lubana",
  "mahajan",
  "mair_rajput",
  "maratha",
  "mazhabi",
  "megh",
  "patel",
  "prajapat",
  "rai_sikh",
  "rajput",
  "ramdasia",
  "ramgarhia",
  "ravidasia",
  "sain",
  "saini",
  "sansi",
  "sikligar",
  "sindhi",
  "sood",
  "swarnkar",
  "vaishya",
  "vanjara",
  "vishwakarma",
  "yadav",
  "other",
] as const;
export type Caste = (typeof castes)[number];

export const motherTongues = [
  "punjabi",
  "hindi",
  "english",
  "urdu",
  "dogri",
  "pahari",
  "haryanvi",
  "rajasthani",
  "saraiki",
  "sindhi",
  "kashmiri",
  "gujarati",
  "marathi",
  "bengali",
  "assamese",
  "odia",
  "bhojpuri",
  "maithili",
  "garhwali",
  "kumaoni",
  "nepali",
  "konkani",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
  "manipuri",
  "pashto",
  "persian",
  "arabic",
  "swahili",
  "thai",
  "malay",
  "italian",
  "french",
  "german",
  "spanish",
  "portuguese",
  "other",
] as const;
export type MotherTongue = (typeof motherTongues)[number];

export const diets = [
  "vegetarian",
  "eggetarian",
  "vegan",
  "jain",
  "sometimes_non_vegetarian",
  "non_vegetarian",
] as const;
export type Diet = (typeof diets)[number];

/** §5: blood group is optional and starts as `not_known`. */
export const bloodGroups = [
  "not_known",
  "a_positive",
  "a_negative",
  "b_positive",
  "b_negative",
  "ab_positive",
  "ab_negative",
  "o_positive",
  "o_negative",
] as const;
export type BloodGroup = (typeof bloodGroups)[number];

export const hobbies = [
  "kirtan",
  "gurbani",
  "seva",
  "singing",
  "classical_music",
  "playing_an_instrument",
  "listening_to_music",
  "bhangra_giddha",
  "dancing",
  "reading",
  "writing",
  "poetry",
  "history",
  "languages",
  "painting",
  "photography",
  "cooking",
  "baking",
  "phulkari",
  "knitting_sewing",
  "gardening",
  "farming",
  "animals",
  "horse_riding",
  "travelling",
  "hiking",
  "driving",
  "walking",
  "running",
  "cycling",
  "swimming",
  "yoga",
  "meditation",
  "gym",
  "gatka",
  "kabaddi",
  "hockey",
  "cricket",
  "football",
  "volleyball",
  "badminton",
  "tennis",
  "chess",
  "films",
  "theatre",
  "computers",
  "crafts",
  "woodwork",
  "volunteering",
  "time_with_family",
] as const;
export type Hobby = (typeof hobbies)[number];

export const heightFeet = [3, 4, 5, 6, 7] as const;
export const heightInches = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
