/** Who sees what: the privacy page and the image items of the photo step. */
export const messages = {
  title: "Who sees what",
  lead: "Every change takes effect at once.",
  audience: {
    public: "Everyone",
    friends: "Connections",
    private: "Only me",
  },
  groups: { contact: "Contact", about: "About you", photos: "Photos", links: "Links and people" },
  notes: { dob: "Age always shows", contact_address: "PIN code, place of living" },
  presets: {
    label: "Choices for everything",
    open: { title: "Open", text: "shows most" },
    balanced: { title: "Balanced", text: "our advice" },
    careful: { title: "Careful", text: "shows little" },
    own: { title: "Your own choice.", text: "You set the rows yourself." },
    wider_title: "Show more?",
    wider_yes: "Show more",
    wider_no: "Leave as it is",
    wider_text: "More people than now will see: {items}.",
  },
  saving: "Saving…",
  note: "“Everyone” means members with a complete profile.",
} as const;
