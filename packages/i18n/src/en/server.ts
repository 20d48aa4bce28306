/** What the server says when something is wrong with the request itself, or with the house. */
export const messages = {
  product: "Sanjog",
  unavailable: "The service is not available right now. Please try again in a moment.",
  server_error:
    "Something went wrong on our side. Please try again. If it happens again, please tell us this number: {request_id}",
  unreadable: "We could not read what was sent. Please try again.",
  too_large: "That is too large to send.",
  wrong_type: "This type of file or data is not accepted.",
  repeated_key: "This was already sent with different details. Please try again.",
  still_running: "Still working on it. Please wait a moment.",
  wrong_host: "This address is not ours. Please open the site at its usual address.",
} as const;
