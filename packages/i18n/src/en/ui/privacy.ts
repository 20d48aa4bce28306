/** Who sees what: the privacy page and the image items of the photo step. */
export const messages = {
  title: "Privacy settings",
  lead: "You decide who can see what. Every change takes effect at once.",
  audience: {
    public: "All members",
    friends: "Connections only",
    private: "Nobody",
  },
  saving: "Saving…",
  account: "Consents, taking a break, your data",
  note: "“All members” means everyone with a complete profile.",
} as const;
