export const messages = {
  title: "ਤੁਹਾਡੇ ਲਈ ਸੁਝਾਏ ਰਿਸ਼ਤੇ",
  count:
    "{count, plural, =0 {ਅਜੇ ਕੋਈ ਰਿਸ਼ਤਾ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਨਹੀਂ ਮਿਲਦਾ} one {# ਰਿਸ਼ਤਾ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਮਿਲਦਾ ਹੈ} other {# ਰਿਸ਼ਤੇ ਤੁਹਾਡੀ ਪਸੰਦ ਨਾਲ ਮਿਲਦੇ ਹਨ}}",
  list: "ਸੁਝਾਏ ਰਿਸ਼ਤੇ",
  how: "ਰਿਸ਼ਤੇ ਕਿਵੇਂ ਸੁਝਾਏ ਜਾਂਦੇ ਹਨ",
  edit_preferences: "ਪਸੰਦ ਬਦਲੋ",
  wishes: "ਤੁਹਾਡੀ ਪਸੰਦ",
  born: "ਜਨਮ {date}",
  facts: {
    occupation: "ਕੰਮ-ਕਾਰ",
    annual_income: "ਸਾਲਾਨਾ ਆਮਦਨ",
    dob: "ਜਨਮ ਤਾਰੀਖ਼",
    email: "ਈਮੇਲ",
    place: "ਥਾਂ",
  },
  born_hidden: "ਜਨਮ ਤਾਰੀਖ਼ ਸਿਰਫ਼ ਜੁੜੇ ਪਰਿਵਾਰਾਂ ਲਈ",
  email_hidden: "ਈਮੇਲ ਸਿਰਫ਼ ਜੁੜੇ ਪਰਿਵਾਰਾਂ ਲਈ",
  income_hidden: "ਆਮਦਨ ਸਿਰਫ਼ ਜੁੜੇ ਪਰਿਵਾਰਾਂ ਲਈ",
  chips: {
    age: "{min}–{max} ਸਾਲ",
    range: "{min} – {max}",
    from: "{title} ਜਾਂ ਵੱਧ",
  },
  enough: { title: "ਬਾਕੀ ਫਿਰ", first_page: "ਪਹਿਲੇ ਪੰਨੇ ’ਤੇ ਜਾਓ" },
  empty: {
    title: "ਅਜੇ ਕੋਈ ਰਿਸ਼ਤਾ ਨਹੀਂ ਮਿਲਿਆ",
    text: "ਉਮਰ ਜਾਂ ਦੇਸ਼ ਵਧਾ ਕੇ ਦੇਖੋ ਜੀ। ਹਰ ਹਫ਼ਤੇ ਨਵੇਂ ਪਰਿਵਾਰ ਜੁੜਦੇ ਹਨ।",
  },
  narrowest:
    "ਸਭ ਤੋਂ ਵੱਧ ਰਿਸ਼ਤੇ ਇਸ ਪਸੰਦ ਕਰਕੇ ਰਹਿ ਜਾਂਦੇ ਹਨ: {wish}। ਇਸ ਤੋਂ ਬਿਨਾਂ {count, plural, one {# ਹੋਰ ਰਿਸ਼ਤਾ ਮਿਲ ਸਕਦਾ ਹੈ} other {# ਹੋਰ ਰਿਸ਼ਤੇ ਮਿਲ ਸਕਦੇ ਹਨ}}।",
} as const;
