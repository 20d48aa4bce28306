/** How others see the member now: the notice on the member's own pages, and the text of the public-profile switch. */
export const messages = {
  label: "How others see your profile now",
  reasons: {
    leaving: "This account is being deleted. Nobody else sees your profile.",
    suspended: "This account is suspended. Nobody else sees your profile.",
    incomplete: "Your profile is not complete yet. Until it is, nobody else sees it.",
    held: "We are looking at your profile. Until that is done nobody else sees it, and you cannot send requests or proposals. Call us if you have a question.",
    paused:
      "Your profile is paused. Only your connections see it, and no requests or proposals can be sent or answered.",
    phone_unverified:
      "Your WhatsApp number is not verified yet. Until it is, only connections see your profile, and you cannot send requests or proposals.",
    private:
      "Your profile is not public. It is in nobody’s suggestions; only your connections and families whom you ask can open it.",
    no_photo:
      "You have no profile photo yet. You need one to send requests and proposals; you decide who may see it.",
  },
  ways: {
    incomplete: "Complete the profile",
    paused: "Open the profile again",
    phone_unverified: "Verify the number",
    private: "Change this",
    no_photo: "Add a photo",
  },
  switch: {
    connections:
      "This is switched on, but for now only your connections can open your profile. The top of this page says why.",
    nobody: "For now nobody else can open your profile. The top of this page says why.",
  },
} as const;
