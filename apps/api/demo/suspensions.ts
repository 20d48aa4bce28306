/** Why members were suspended, as an operator writes it in both languages. */
export const suspensions = [
  {
    status_reason_en: "Two families reported that the picture shows somebody else.",
    status_reason_pb: "ਦੋ ਪਰਿਵਾਰਾਂ ਨੇ ਦੱਸਿਆ ਹੈ ਕਿ ਤਸਵੀਰ ਕਿਸੇ ਹੋਰ ਦੀ ਹੈ।",
  },
  {
    status_reason_en: "Money was asked of another member.",
    status_reason_pb: "ਕਿਸੇ ਮੈਂਬਰ ਤੋਂ ਪੈਸੇ ਮੰਗੇ ਗਏ ਸਨ।",
  },
  {
    status_reason_en: "The details of the profile contradict each other.",
    status_reason_pb: "ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ਵੇਰਵੇ ਆਪਸ ਵਿੱਚ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ।",
  },
] as const;
