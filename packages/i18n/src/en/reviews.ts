/** The review of a new profile before others see it. */
export const messages = {
  sent_again: "Thank you. We look at your profile again.",
} as const;
