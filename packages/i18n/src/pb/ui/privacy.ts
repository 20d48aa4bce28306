export const messages = {
  title: "ਕੌਣ ਕੀ ਦੇਖੇ",
  lead: "ਤਬਦੀਲੀ ਉਸੇ ਵੇਲੇ ਲਾਗੂ ਹੁੰਦੀ ਹੈ।",
  audience: {
    public: "ਸਾਰੇ",
    friends: "ਜੁੜੇ ਪਰਿਵਾਰ",
    private: "ਸਿਰਫ਼ ਮੈਂ",
  },
  groups: { contact: "ਸੰਪਰਕ", about: "ਤੁਹਾਡੇ ਬਾਰੇ", photos: "ਤਸਵੀਰਾਂ", links: "ਲਿੰਕ ਤੇ ਜਾਣ-ਪਛਾਣ" },
  notes: { dob: "ਉਮਰ ਹਮੇਸ਼ਾ ਦਿਸਦੀ ਹੈ", contact_address: "ਪਿੰਨ ਕੋਡ ਤੇ ਰਿਹਾਇਸ਼ ਵੀ" },
  presets: {
    label: "ਸਭ ਕੁਝ ਲਈ ਇੱਕੋ ਵਾਰ ਚੁਣੋ",
    open: { title: "ਖੁੱਲ੍ਹਾ", text: "ਬਹੁਤਾ ਦਿਸੇ" },
    balanced: { title: "ਆਮ", text: "ਸਾਡੀ ਸਲਾਹ" },
    careful: { title: "ਸੰਭਲ ਕੇ", text: "ਘੱਟ ਦਿਸੇ" },
    own: { title: "ਤੁਹਾਡੀ ਆਪਣੀ ਚੋਣ।", text: "ਹੇਠਲੀਆਂ ਗੱਲਾਂ ਤੁਸੀਂ ਆਪ ਤੈਅ ਕੀਤੀਆਂ ਹਨ।" },
    wider_title: "ਵੱਧ ਦਿਖਾਈਏ?",
    wider_yes: "ਵੱਧ ਦਿਖਾਓ",
    wider_no: "ਇਸੇ ਤਰ੍ਹਾਂ ਰਹਿਣ ਦਿਓ",
    wider_text: "ਇਹ ਹੁਣ ਨਾਲੋਂ ਵੱਧ ਲੋਕਾਂ ਨੂੰ ਦਿਸੇਗਾ: {items}।",
  },
  saving: "ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ…",
  note: "“ਸਾਰੇ” ਦਾ ਮਤਲਬ ਹੈ ਹਰ ਉਹ ਮੈਂਬਰ ਜਿਸ ਦਾ ਪ੍ਰੋਫ਼ਾਈਲ ਪੂਰਾ ਹੈ।",
} as const;
