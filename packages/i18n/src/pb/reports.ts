/** Reports of a profile or picture. No sentence names anybody. */
export const messages = {
  reasons: {
    under_age: "ਉਮਰ 18 ਸਾਲ ਤੋਂ ਘੱਟ ਹੈ",
    intimate_image: "ਨਿੱਜੀ ਪਲਾਂ ਦੀ ਜਾਂ ਅਸ਼ਲੀਲ ਤਸਵੀਰ",
    impersonation: "ਕਿਸੇ ਹੋਰ ਦੇ ਨਾਂ ’ਤੇ ਪ੍ਰੋਫ਼ਾਈਲ ਬਣਾਇਆ ਗਿਆ ਹੈ",
    without_consent: "ਪੁੱਛੇ ਬਿਨਾਂ ਬਣਾਇਆ ਗਿਆ ਪ੍ਰੋਫ਼ਾਈਲ",
    wrong_details: "ਵੇਰਵਾ ਸਹੀ ਨਹੀਂ",
    already_married: "ਪਹਿਲਾਂ ਹੀ ਵਿਆਹੇ ਹੋਏ ਹਨ",
    asks_for_money: "ਪੈਸੇ ਮੰਗੇ ਜਾ ਰਹੇ ਹਨ",
    harassment: "ਬੇਇੱਜ਼ਤੀ, ਧਮਕੀ ਜਾਂ ਤੰਗ ਕਰਨਾ",
    contact_details: "ਲਿਖਤ ਜਾਂ ਤਸਵੀਰਾਂ ਵਿੱਚ ਫ਼ੋਨ ਨੰਬਰ, ਪਤਾ ਜਾਂ ਇਸ਼ਤਿਹਾਰ",
    other: "ਕੁਝ ਹੋਰ",
  },
  received: "ਧੰਨਵਾਦ ਜੀ। ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਮਿਲ ਗਈ; ਇਸ ਦਾ ਨੰਬਰ {reference} ਹੈ। ਅਸੀਂ ਦੇਖ ਕੇ {date} ਤੱਕ ਨਿਬੇੜ ਦਿਆਂਗੇ।",
  mail: {
    subject: "ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਮਿਲ ਗਈ",
    intro: "{product} ਨੂੰ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ ਜੀ। ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਦਾ ਨੰਬਰ {reference} ਹੈ। ਅਸੀਂ ਦੇਖ ਕੇ {date} ਤੱਕ ਨਿਬੇੜ ਦਿਆਂਗੇ।",
    note: "ਇਸ ਬਾਰੇ {contact} ’ਤੇ ਲਿਖੋ ਤਾਂ ਇਹ ਨੰਬਰ ਦੱਸੋ ਜੀ। ਸ਼ਿਕਾਇਤ ਕਿਸ ਨੇ ਕੀਤੀ, ਇਹ ਅਸੀਂ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦੱਸਦੇ।",
  },
} as const;
