/** How others see the member now: the notice on the member's own pages, and the text of the public-profile switch. */
export const messages = {
  label: "How others see your profile now",
  reasons: {
    leaving: "This account is being deleted. Nobody else can see your profile.",
    suspended: "This account is suspended. Nobody else can see your profile.",
    incomplete: "Your profile is not complete yet. Until it is, nobody else can see it.",
    held: "We are reviewing your profile. Until then nobody else can see it, and you cannot send requests or proposals. Please call us if you have a question.",
    paused:
      "Your profile is paused. Only your connections can see it, and no requests or proposals can be sent or answered.",
    phone_unverified:
      "Your WhatsApp number is not verified yet. Until it is, only connections can see your profile, and you cannot send requests or proposals.",
    private:
      "Your profile is not public. It is not suggested to anyone; only your connections and families you have asked can open it.",
    no_photo:
      "You have no profile photo yet. You need one to send requests and proposals; you decide who can see it.",
  },
  ways: {
    incomplete: "Complete your profile",
    paused: "Resume profile",
    phone_unverified: "Verify your number",
    private: "Change this",
    no_photo: "Add a photo",
  },
  switch: {
    connections:
      "This is switched on, but for now only your connections can open your profile. The top of this page says why.",
    nobody: "For now nobody else can open your profile. The top of this page says why.",
  },
} as const;
