/** What the server says when something is wrong with the request itself, or with the house. */
export const messages = {
  product: "ਸੰਜੋਗ",
  unavailable: "ਅਸੀਂ ਇਸ ਵੇਲੇ ਜਵਾਬ ਨਹੀਂ ਦੇ ਸਕਦੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  server_error: "ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ। ਜੇ ਫਿਰ ਵੀ ਇਉਂ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ: {request_id}",
  unreadable: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਅਸੀਂ ਉਹ ਪੜ੍ਹ ਨਹੀਂ ਸਕੇ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  too_large: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਉਹ ਬਹੁਤ ਵੱਡਾ ਹੈ।",
  wrong_type: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਉਹ ਉਸ ਕਿਸਮ ਦਾ ਨਹੀਂ ਜੋ ਅਸੀਂ ਲੈਂਦੇ ਹਾਂ।",
  repeated_key: "ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋਰ ਵੇਰਵੇ ਨਾਲ ਭੇਜਿਆ ਗਿਆ ਸੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।",
  still_running: "ਇਹ ਕੰਮ ਅਜੇ ਚੱਲ ਰਿਹਾ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਉਡੀਕ ਕਰੋ ਜੀ।",
  wrong_host: "ਇਹ ਪਤਾ ਸਾਡਾ ਨਹੀਂ ਹੈ। ਸਾਡਾ ਪੰਨਾ ਉਸ ਦੇ ਆਪਣੇ ਨਾਂ ਨਾਲ ਖੋਲ੍ਹੋ ਜੀ।",
} as const;
