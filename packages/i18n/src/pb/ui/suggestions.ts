export const messages = {
  title: "ਤੁਹਾਡੇ ਲਈ ਸੁਝਾਏ ਰਿਸ਼ਤੇ",
  for_you: "{count, plural, =0 {ਅਜੇ ਕੋਈ ਰਿਸ਼ਤਾ ਨਹੀਂ} one {ਤੁਹਾਡੇ ਲਈ # ਰਿਸ਼ਤਾ} other {ਤੁਹਾਡੇ ਲਈ # ਰਿਸ਼ਤੇ}}",
  for_you_short: "{count, plural, =0 {ਅਜੇ ਕੋਈ ਨਹੀਂ} one {# ਰਿਸ਼ਤਾ} other {# ਰਿਸ਼ਤੇ}}",
  count:
    "{count, plural, =0 {ਅਜੇ ਕੋਈ ਰਿਸ਼ਤਾ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਨਹੀਂ ਮਿਲਦਾ} one {# ਰਿਸ਼ਤਾ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਮਿਲਦਾ ਹੈ} other {# ਰਿਸ਼ਤੇ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਮਿਲਦੇ ਹਨ}}",
  list: "ਸੁਝਾਏ ਰਿਸ਼ਤੇ",
  how: "ਰਿਸ਼ਤੇ ਕਿਵੇਂ ਸੁਝਾਏ ਜਾਂਦੇ ਹਨ",
  edit_preferences: "ਪਸੰਦ ਬਦਲੋ",
  wishes: "ਤੁਹਾਡੀ ਪਸੰਦ",
  wishes_set: "ਤੁਹਾਡੀ ਪਸੰਦ: {count} ਭਰੀਆਂ",
  wishes_more: "{count, plural, =0 {{first}} one {{first}, ਤੇ # ਹੋਰ ਪਸੰਦ} other {{first}, ਤੇ # ਹੋਰ ਪਸੰਦਾਂ}}",
  born: "ਜਨਮ {date}",
  /** Names those of email, birth date and income that only connections see. */
  hidden: {
    email: "ਈਮੇਲ ਜੁੜਨ ਮਗਰੋਂ ਦਿਸੇਗੀ",
    dob: "ਜਨਮ ਤਾਰੀਖ਼ ਜੁੜਨ ਮਗਰੋਂ ਦਿਸੇਗੀ",
    income: "ਆਮਦਨ ਜੁੜਨ ਮਗਰੋਂ ਦਿਸੇਗੀ",
    email_dob: "ਈਮੇਲ, ਜਨਮ ਤਾਰੀਖ਼ ਜੁੜਨ ਮਗਰੋਂ",
    email_income: "ਈਮੇਲ, ਆਮਦਨ ਜੁੜਨ ਮਗਰੋਂ",
    dob_income: "ਜਨਮ ਤਾਰੀਖ਼, ਆਮਦਨ ਜੁੜਨ ਮਗਰੋਂ",
    email_dob_income: "ਈਮੇਲ, ਜਨਮ ਤਾਰੀਖ਼, ਆਮਦਨ ਜੁੜਨ ਮਗਰੋਂ",
  },
  chips: {
    age: "{min}–{max} ਸਾਲ",
    range: "{min} – {max}",
    from: "{title} ਜਾਂ ਵੱਧ",
  },
  enough: { title: "ਬਾਕੀ ਫਿਰ", first_page: "ਪਹਿਲੇ ਪੰਨੇ ’ਤੇ ਜਾਓ" },
  empty: {
    title: "ਅਜੇ ਕੋਈ ਰਿਸ਼ਤਾ ਨਹੀਂ ਮਿਲਿਆ",
    text: "ਉਮਰ ਜਾਂ ਦੇਸ਼ ਵਧਾ ਕੇ ਦੇਖੋ ਜੀ। ਨਵੇਂ ਪਰਿਵਾਰ ਪ੍ਰੋਫ਼ਾਈਲ ਪੂਰਾ ਕਰਦਿਆਂ ਹੀ ਸੁਝਾਏ ਜਾਂਦੇ ਹਨ।",
  },
  narrowest:
    "ਸਭ ਤੋਂ ਵੱਧ ਰਿਸ਼ਤੇ ਇਸ ਪਸੰਦ ਕਰਕੇ ਰਹਿ ਜਾਂਦੇ ਹਨ: {wish}। ਇਸ ਤੋਂ ਬਿਨਾਂ {count, plural, one {# ਹੋਰ ਰਿਸ਼ਤਾ ਮਿਲ ਸਕਦਾ ਹੈ} other {# ਹੋਰ ਰਿਸ਼ਤੇ ਮਿਲ ਸਕਦੇ ਹਨ}}।",
  show_more: "{count, plural, one {ਉਹ # ਵੀ ਦਿਖਾਓ} other {ਉਹ # ਵੀ ਦਿਖਾਓ}}",
  change_wish: "ਇਹ ਪਸੰਦ ਬਦਲੋ",
  opened: "ਹੁਣ ਇਸ ਬਾਰੇ ਕੋਈ ਸ਼ਰਤ ਨਹੀਂ: {wish}।",
  undo: "ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ",
  comes_back: "{name} {days, plural, one {# ਦਿਨ} other {# ਦਿਨਾਂ}} ਮਗਰੋਂ ਫਿਰ ਦਿਸਣਗੇ",
} as const;
