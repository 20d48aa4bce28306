/** SMS to a number. They cannot be answered, so the way to object is a call. The code's text is the one of WhatsApp. */
export const messages = {
  confirmed: "ਇਹ ਨੰਬਰ ਹੁਣ {product} ਦੇ ਖਾਤੇ {account} ਨਾਲ ਜੁੜ ਗਿਆ ਹੈ। ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਕੀਤਾ ਤਾਂ {phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਜੀ।",
  address_added: "{address} ਹੁਣ ਤੁਹਾਡੇ {product} ਖਾਤੇ ਨਾਲ ਜੁੜ ਗਿਆ ਹੈ। ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਕੀਤਾ ਤਾਂ {phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਜੀ।",
} as const;
