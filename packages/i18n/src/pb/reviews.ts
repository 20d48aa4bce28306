/** The review of a new profile before others see it. */
export const messages = {
  sent_again: "ਧੰਨਵਾਦ ਜੀ। ਅਸੀਂ ਤੁਹਾਡਾ ਪ੍ਰੋਫ਼ਾਈਲ ਫਿਰ ਦੇਖਾਂਗੇ।",
} as const;
