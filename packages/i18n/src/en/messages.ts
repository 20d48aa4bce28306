/** What the server says when something was done, by area. */
export const messages = {
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
} as const;
