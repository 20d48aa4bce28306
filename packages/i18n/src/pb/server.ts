/** What the server says when something is wrong with the request itself, or with the house. */
export const messages = {
  product: "ਸੰਜੋਗ",
  unavailable: "ਸੇਵਾ ਇਸ ਵੇਲੇ ਨਹੀਂ ਚੱਲ ਰਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  server_error: "ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ। ਜੇ ਫਿਰ ਵੀ ਇਉਂ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ: {request_id}",
  unreadable: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਉਹ ਪੜ੍ਹਿਆ ਨਹੀਂ ਗਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  too_large: "ਇਹ ਭੇਜਣ ਲਈ ਬਹੁਤ ਵੱਡਾ ਹੈ।",
  wrong_type: "ਇਸ ਕਿਸਮ ਦੀ ਫ਼ਾਈਲ ਨਹੀਂ ਚੱਲਦੀ।",
  repeated_key: "ਇਹ ਪਹਿਲਾਂ ਵੱਖਰੇ ਵੇਰਵੇ ਨਾਲ ਭੇਜਿਆ ਗਿਆ ਸੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  still_running: "ਇਹ ਕੰਮ ਅਜੇ ਚੱਲ ਰਿਹਾ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਉਡੀਕ ਕਰੋ ਜੀ।",
  wrong_host: "ਇਹ ਪਤਾ ਸਾਡਾ ਨਹੀਂ ਹੈ। ਸਾਈਟ ਉਸ ਦੇ ਸਹੀ ਪਤੇ ਤੋਂ ਖੋਲ੍ਹੋ ਜੀ।",
} as const;
