/** Mails to the operator of the service. They hold numbers of reports, counts and kinds, and name nobody. */
export const messages = {
  intro: "{product} ਵੱਲੋਂ ਸੂਚਨਾ:",
  closing: "ਕੀ ਕਰਨਾ ਹੈ, ਇਹ ਓਪਰੇਟਰ ਦੀ ਕਿਤਾਬ ਵਿੱਚ “{chapter}” ਹੇਠ ਲਿਖਿਆ ਹੈ। ਕਮਾਂਡ “{command}” ਸਾਰੀਆਂ ਸੈਟਿੰਗਾਂ ਪਰਖ ਲੈਂਦੀ ਹੈ।",
  reports: {
    received: "ਨਵੀਆਂ ਸ਼ਿਕਾਇਤਾਂ: {count}",
    due: "ਸ਼ਿਕਾਇਤਾਂ ਜਿਨ੍ਹਾਂ ਦਾ ਸਮਾਂ ਮੁੱਕਣ ਵਾਲਾ ਹੈ: {count}",
    late: "ਸ਼ਿਕਾਇਤਾਂ ਜਿਨ੍ਹਾਂ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ: {count}",
    one: "{reference}: {reason} ({moment} ਤੱਕ ਨਿਬੇੜਨੀ ਹੈ)",
  },
  waiting: {
    title: "ਜਾਂਚ ਦੀ ਉਡੀਕ ਵਿੱਚ ਪ੍ਰੋਫ਼ਾਈਲ: {count}",
    text: "ਜਾਂਚ ਤੱਕ ਇਹ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦੇ। “{command}” ਨਾਲ ਸੂਚੀ ਵੇਖੋ ਜੀ।",
  },
  moment: "{date}, {time} (ਭਾਰਤੀ ਸਮਾਂ)",
  trouble: {
    began: "{part}",
    lasts: "ਹਾਲੇ ਵੀ: {part}",
    over: "ਠੀਕ ਹੋ ਗਿਆ: {part}",
    since: "{moment} ਤੋਂ। {detail}",
  },
  parts: {
    mail: "ਈਮੇਲ ਸਰਵਰ ਸਾਡਾ ਲਾਗ ਇਨ ਨਹੀਂ ਮੰਨ ਰਿਹਾ",
    whatsapp: "ਵਟਸਐਪ ਸਾਡਾ ਟੋਕਨ ਨਹੀਂ ਮੰਨ ਰਿਹਾ",
    whatsapp_standing: "ਮੈਟਾ ਨੇ ਸੇਵਾ ਲਈ ਵਟਸਐਪ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ ਜਾਂ ਚਿਤਾਵਨੀ ਦਿੱਤੀ ਹੈ",
    sms: "ਐੱਸਐੱਮਐੱਸ ਭੇਜਣ ਵਾਲੀ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ ਹੋ ਰਹੀ",
    sms_limit: "ਅੱਜ ਦੇ ਐੱਸਐੱਮਐੱਸ ਮੁੱਕ ਗਏ ਹਨ, ਕੋਡ ਹੁਣ ਦੂਜੇ ਤਰੀਕਿਆਂ ਨਾਲ ਜਾ ਰਹੇ ਹਨ",
    pictures: "ਤਸਵੀਰਾਂ ਰੱਖਣ ਵਾਲਾ ਸਟੋਰ ਕੰਮ ਨਹੀਂ ਕਰ ਰਿਹਾ",
    disk: "ਡਿਸਕ ਭਰ ਗਈ ਹੈ ਜਾਂ ਉਸ ’ਤੇ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਰਿਹਾ",
    outbox: "ਈਮੇਲਾਂ ਜਾਂ ਸੁਨੇਹੇ ਬਹੁਤ ਦੇਰ ਤੋਂ ਰੁਕੇ ਹੋਏ ਹਨ",
    backup: "ਪਿਛਲੇ 26 ਘੰਟਿਆਂ ਦਾ ਕੋਈ ਬੈਕਅੱਪ ਨਹੀਂ ਹੈ",
    on_call: "ਦੋ ਤੇ ਤਿੰਨ ਘੰਟਿਆਂ ਵਾਲੇ ਕੇਸਾਂ ਲਈ ਡੈਸਕ ਦਾ ਕੋਈ ਸੇਵਾਦਾਰ ਡਿਊਟੀ ’ਤੇ ਨਹੀਂ",
  },
  unit_failed: {
    title: "“{unit}” ਫ਼ੇਲ੍ਹ ਹੋ ਗਿਆ ਹੈ",
    text: "ਸਰਵਰ ’ਤੇ “{command}” ਦੱਸੇਗਾ ਕਿ ਕਿਉਂ।",
  },
  trial: {
    title: "ਇਹ ਪਰਖ ਲਈ ਭੇਜੀ ਈਮੇਲ ਹੈ",
    text: "ਇਹ “{command}” ਨਾਲ ਮੰਗਵਾਈ ਗਈ ਸੀ। ਸਰਵਿਸ ਦੀਆਂ ਈਮੇਲਾਂ ਇੱਥੇ ਪਹੁੰਚਦੀਆਂ ਹਨ।",
  },
} as const;
