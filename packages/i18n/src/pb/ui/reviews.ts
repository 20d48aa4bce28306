/** The first review of one's own profile: how long it takes, and what to change. */
export const messages = {
  waiting: {
    title: "ਹਰ ਨਵਾਂ ਪ੍ਰੋਫ਼ਾਈਲ ਪਹਿਲਾਂ ਅਸੀਂ ਦੇਖਦੇ ਹਾਂ।",
    usual: "{hours, plural, one {ਆਮ ਤੌਰ ’ਤੇ ਕਰੀਬ ਇੱਕ ਘੰਟਾ ਲੱਗਦਾ ਹੈ।} other {ਆਮ ਤੌਰ ’ਤੇ ਕਰੀਬ # ਘੰਟੇ ਲੱਗਦੇ ਹਨ।}}",
    unknown: "ਉਦੋਂ ਤੱਕ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦਾ।",
  },
  asked: {
    title: "ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਕੁਝ ਬਦਲੋ ਜੀ।",
    text: "ਫਿਰ ਹੋਰਾਂ ਨੂੰ ਦਿਸੇਗਾ।",
    see: "ਦੇਖੋ",
    sheet: "ਕੀ ਬਦਲਣਾ ਹੈ",
    changed_title: "ਸਭ ਕੁਝ ਬਦਲ ਲਿਆ?",
    changed_text: "ਫਿਰ ਦੁਬਾਰਾ ਭੇਜੋ ਜੀ।",
    lead: "ਅਸੀਂ ਤੁਹਾਡਾ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇਖਿਆ ਹੈ। ਹੋਰਾਂ ਨੂੰ ਦਿਖਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਬਦਲੋ ਜੀ:",
    change: "ਬਦਲੋ: {part}",
    done: "ਬਦਲਿਆ",
    send: "ਦੇਖਣ ਲਈ ਫਿਰ ਭੇਜੋ",
    disagree: "ਮੈਂ ਸਹਿਮਤ ਨਹੀਂ",
  },
  parts: {
    photos: "ਤਸਵੀਰਾਂ",
    personal: "ਨਿੱਜੀ ਵੇਰਵਾ",
    family: "ਪਰਿਵਾਰ ਦਾ ਵੇਰਵਾ",
    career: "ਪੜ੍ਹਾਈ ਤੇ ਕੰਮ",
    preferences: "ਕਿਹੋ ਜਿਹਾ ਰਿਸ਼ਤਾ ਚਾਹੀਦਾ ਹੈ?",
  },
} as const;
