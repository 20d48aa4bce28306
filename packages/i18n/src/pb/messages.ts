/** What the server says when something was done, by area. */
export const messages = {
  profiles: {
    personal_saved: "ਨਿੱਜੀ ਵੇਰਵਾ ਸੰਭਾਲ ਲਿਆ ਗਿਆ।",
    family_saved: "ਪਰਿਵਾਰ ਦਾ ਵੇਰਵਾ ਸੰਭਾਲ ਲਿਆ ਗਿਆ।",
    career_saved: "ਪੜ੍ਹਾਈ ਤੇ ਕੰਮ-ਕਾਰ ਦਾ ਵੇਰਵਾ ਸੰਭਾਲ ਲਿਆ ਗਿਆ।",
    now_public: "ਹੁਣ ਪ੍ਰੋਫ਼ਾਈਲ ਸਾਰੇ ਮੈਂਬਰ ਦੇਖ ਸਕਦੇ ਹਨ।",
    now_private: "ਹੁਣ ਪ੍ਰੋਫ਼ਾਈਲ ਸਿਰਫ਼ ਜੁੜੇ ਪਰਿਵਾਰ ਦੇਖ ਸਕਦੇ ਹਨ।",
    marriage_age_notice:
      "ਜਿੱਥੇ ਤੁਸੀਂ ਰਹਿੰਦੇ ਹੋ, ਉੱਥੋਂ ਦੇ ਕਾਨੂੰਨ ਮੁਤਾਬਕ ਵਿਆਹ {age} ਸਾਲ ਦੀ ਉਮਰ ਤੋਂ ਹੁੰਦਾ ਹੈ। ਪ੍ਰੋਫ਼ਾਈਲ ਸੰਭਾਲਿਆ ਹੋਇਆ ਹੈ; ਉਸ ਦਿਨ ਤੋਂ ਅਸੀਂ ਇਹ ਹੋਰ ਪਰਿਵਾਰਾਂ ਨੂੰ ਸੁਝਾਵਾਂਗੇ।",
  },
  preferences: {
    saved: "ਪਸੰਦ ਸੰਭਾਲ ਲਈ ਗਈ। ਸੁਝਾਏ ਰਿਸ਼ਤੇ ਹੁਣ ਇਸ ਮੁਤਾਬਕ ਹਨ।",
  },
  photos: {
    picture_saved: "ਮੁੱਖ ਤਸਵੀਰ ਸੰਭਾਲ ਲਈ ਗਈ।",
    picture_deleted: "ਮੁੱਖ ਤਸਵੀਰ ਹਟਾ ਦਿੱਤੀ ਗਈ।",
    pictures_saved: "ਤਸਵੀਰਾਂ ਸੰਭਾਲ ਲਈਆਂ ਗਈਆਂ।",
    gallery_deleted: "ਤਸਵੀਰ ਹਟਾ ਦਿੱਤੀ ਗਈ।",
  },
  privacy: {
    saved: "ਸੰਭਾਲ ਲਿਆ ਗਿਆ। ਇਹ ਹੁਣ ਤੋਂ ਲਾਗੂ ਹੈ।",
    items: {
      email: "ਈਮੇਲ",
      phone_number: "ਫ਼ੋਨ ਨੰਬਰ",
      dob: "ਜਨਮ ਤਾਰੀਖ਼ (ਉਮਰ ਹਮੇਸ਼ਾ ਦਿਸਦੀ ਹੈ)",
      contact_address: "ਪਤਾ, ਪਿੰਨ ਕੋਡ ਅਤੇ ਪਰਿਵਾਰ ਕਿੱਥੇ ਰਹਿੰਦਾ ਹੈ",
      parents_names: "ਮਾਤਾ-ਪਿਤਾ ਦੇ ਨਾਂ",
      health: "ਬਲੱਡ ਗਰੁੱਪ ਅਤੇ ਸਿਹਤ ਦਾ ਵੇਰਵਾ",
      annual_income: "ਸਾਲਾਨਾ ਆਮਦਨ",
      instagram_link: "ਇੰਸਟਾਗ੍ਰਾਮ ਦਾ ਲਿੰਕ",
      facebook_link: "ਫੇਸਬੁੱਕ ਦਾ ਲਿੰਕ",
      reference_contact: "ਜਾਣ-ਪਛਾਣ ਵਾਲੇ ਸੱਜਣ",
      profile_picture: "ਮੁੱਖ ਤਸਵੀਰ",
      gallery: "ਹੋਰ ਤਸਵੀਰਾਂ",
    },
  },
} as const;
