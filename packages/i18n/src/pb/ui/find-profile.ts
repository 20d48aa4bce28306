/** A profile by its number, and those that were seen lately. */
export const messages = {
  open: "ਨੰਬਰ ਨਾਲ ਲੱਭੋ",
  by_number: "ਨੰਬਰ ਨਾਲ",
  title: "ਨੰਬਰ ਨਾਲ ਪ੍ਰੋਫ਼ਾਈਲ ਲੱਭੋ",
  lead: "ਇਹ ਨੰਬਰ ਹਰ ਪ੍ਰੋਫ਼ਾਈਲ ਤੇ ਹਰ ਬਾਇਓਡਾਟਾ ਉੱਤੇ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।",
  example: "ਨੌਂ ਅੰਕ, ਜਿਵੇਂ 482 173 065",
  find: "ਲੱਭੋ",
  recent: "ਹੁਣੇ ਦੇਖੇ ਪ੍ਰੋਫ਼ਾਈਲ",
  recent_note: "ਇਹ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ, ਇਸੇ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਦਿਸਦੇ ਹਨ। ਲਾਗ ਆਊਟ ਕਰਨ ’ਤੇ ਹਟ ਜਾਂਦੇ ਹਨ।",
  clear: "ਸੂਚੀ ਖ਼ਾਲੀ ਕਰੋ",
  cleared: "ਸੂਚੀ ਖ਼ਾਲੀ ਕਰ ਦਿੱਤੀ ਹੈ।",
  age: "{age, plural, one {# ਸਾਲ} other {# ਸਾਲ}}",
} as const;
