/** Who a profile is for, and its one correction. */
export const messages = {
  title: "Who the profile is for",
  line: "{profile_for} · {gender}",
  correct: "Change",
  dialog_title: "Who is the profile for?",
  dialog_text:
    "The suggestions and the words of the profile change at once. If the gender changes, your shortlist is emptied. You can correct this once, and only while you have no requests or connections.",
  settled:
    "This can no longer be corrected here. If it is wrong, please write to us. You find our number at the bottom of the page.",
  pending_button: "Change who the profile is for",
  pending_text:
    "The suggestions depend on it. You can change it as often as you like until the sign-up is finished.",
} as const;
