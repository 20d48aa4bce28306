/** What the server says when something is wrong with the request itself, or with the house. */
export const messages = {
  unavailable: "ਅਸੀਂ ਇਸ ਵੇਲੇ ਜਵਾਬ ਨਹੀਂ ਦੇ ਸਕਦੇ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  server_error: "ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗ਼ਲਤ ਹੋ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਜੇ ਫਿਰ ਵੀ ਇੰਝ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ: {request_id}",
  unreadable: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਅਸੀਂ ਉਹ ਪੜ੍ਹ ਨਹੀਂ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  too_large: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਉਹ ਬਹੁਤ ਵੱਡਾ ਹੈ।",
  wrong_type: "ਜੋ ਭੇਜਿਆ ਗਿਆ, ਉਹ ਉਸ ਕਿਸਮ ਦਾ ਨਹੀਂ ਜੋ ਅਸੀਂ ਲੈਂਦੇ ਹਾਂ।",
  repeated_key: "ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋਰ ਜਾਣਕਾਰੀ ਨਾਲ ਭੇਜਿਆ ਗਿਆ ਸੀ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  still_running: "ਇਹ ਕੰਮ ਅਜੇ ਚੱਲ ਰਿਹਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਉਡੀਕ ਕਰੋ।",
} as const;
