/** Why members were suspended, as an operator writes it in both languages. */
export const suspensions = [
  {
    status_reason_en:
      "Your profile was suspended because two families reported that the picture shows somebody else. Write to our support to appeal.",
    status_reason_pb:
      "ਦੋ ਪਰਿਵਾਰਾਂ ਨੇ ਦੱਸਿਆ ਹੈ ਕਿ ਤਸਵੀਰ ਕਿਸੇ ਹੋਰ ਦੀ ਹੈ, ਇਸ ਲਈ ਤੁਹਾਡਾ ਪ੍ਰੋਫ਼ਾਈਲ ਰੋਕਿਆ ਗਿਆ ਹੈ। ਆਪਣੀ ਗੱਲ ਦੱਸਣ ਲਈ ਸਾਨੂੰ ਲਿਖੋ ਜੀ।",
  },
  {
    status_reason_en:
      "Your profile was suspended because money was asked of another member. Write to our support to appeal.",
    status_reason_pb: "ਕਿਸੇ ਮੈਂਬਰ ਤੋਂ ਪੈਸੇ ਮੰਗੇ ਜਾਣ ਕਰਕੇ ਤੁਹਾਡਾ ਪ੍ਰੋਫ਼ਾਈਲ ਰੋਕਿਆ ਗਿਆ ਹੈ। ਆਪਣੀ ਗੱਲ ਦੱਸਣ ਲਈ ਸਾਨੂੰ ਲਿਖੋ ਜੀ।",
  },
  {
    status_reason_en:
      "Your profile was suspended because its details contradict each other. Write to our support to appeal.",
    status_reason_pb: "ਵੇਰਵੇ ਆਪਸ ਵਿੱਚ ਮੇਲ ਨਾ ਖਾਣ ਕਰਕੇ ਤੁਹਾਡਾ ਪ੍ਰੋਫ਼ਾਈਲ ਰੋਕਿਆ ਗਿਆ ਹੈ। ਆਪਣੀ ਗੱਲ ਦੱਸਣ ਲਈ ਸਾਨੂੰ ਲਿਖੋ ਜੀ।",
  },
] as const;
