/** What the desk decided about the member, and how to disagree. */
export const messages = {
  title: "ਤੁਹਾਡੇ ਖਾਤੇ ਬਾਰੇ ਸੁਨੇਹੇ",
  why_suspended: "ਖਾਤਾ ਕਿਉਂ ਰੋਕਿਆ ਗਿਆ",
  rule: "ਨਿਯਮ: {rule}",
  decided_on: "ਫ਼ੈਸਲਾ {date} ਨੂੰ ਹੋਇਆ।",
  until: "ਇਹ {date} ਤੱਕ ਹੈ।",
  no_longer: "ਹੁਣ ਇਹ ਲਾਗੂ ਨਹੀਂ।",
  superseded: "ਇਸ ਦੀ ਥਾਂ ਹੁਣ ਨਵਾਂ ਫ਼ੈਸਲਾ ਲਾਗੂ ਹੈ।",
  by_people: "ਇਹ ਫ਼ੈਸਲਾ ਸੇਵਾਦਾਰਾਂ ਨੇ ਕੀਤਾ ਹੈ, ਮਸ਼ੀਨ ਨੇ ਨਹੀਂ।",
  by_machine: "ਇਹ ਫ਼ੈਸਲਾ ਮਸ਼ੀਨ ਨੇ ਕੀਤਾ ਹੈ।",
  disagree: "ਮੈਂ ਸਹਿਮਤ ਨਹੀਂ",
  why: "ਤੁਸੀਂ ਸਹਿਮਤ ਕਿਉਂ ਨਹੀਂ?",
  hint: "ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ ਜੀ। ਕੋਈ ਹੋਰ ਦੇਖੇਗਾ ਤੇ ਸੱਤ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਜਵਾਬ ਦੇਵੇਗਾ।",
  send: "ਭੇਜੋ",
  sent: "ਤੁਹਾਡੀ ਅਸਹਿਮਤੀ ਮਿਲ ਗਈ ਹੈ। ਕੋਈ ਹੋਰ ਦੇਖ ਕੇ {date} ਤੱਕ ਜਵਾਬ ਦੇਵੇਗਾ।",
  outcome: {
    overturned: "ਤੁਸੀਂ ਠੀਕ ਸੀ: ਫ਼ੈਸਲਾ ਰੱਦ ਕਰ ਦਿੱਤਾ ਹੈ।",
    stays: "ਕਿਸੇ ਹੋਰ ਨੇ ਵੀ ਦੇਖ ਲਿਆ ਹੈ: ਫ਼ੈਸਲਾ ਕਾਇਮ ਹੈ।",
  },
} as const;
