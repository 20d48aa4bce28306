/** SMS to a number. They cannot be answered, so the way to object is a call. The code's text is the one of WhatsApp. */
export const messages = {
  confirmed:
    "This number now belongs to the {product} account {account}. Was it not you? Please call {phone}.",
  address_added: "{address} now belongs to your {product} account. Was it not you? Please call {phone}.",
} as const;
