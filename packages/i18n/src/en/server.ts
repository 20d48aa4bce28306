/** What the server says when something is wrong with the request itself, or with the house. */
export const messages = {
  product: "Sanjog",
  unavailable: "We cannot answer right now. Please try again in a moment.",
  server_error:
    "Something went wrong on our side. Please try again. If it happens again, please tell us this number: {request_id}",
  unreadable: "We could not read what was sent. Please try again.",
  too_large: "What was sent is too large.",
  wrong_type: "What was sent is of a kind that we do not accept.",
  repeated_key: "This was already sent with other content. Please try again.",
  still_running: "This is still being done. Please wait a moment.",
  wrong_host: "This is not an address of ours. Please open our page by its own name.",
} as const;
