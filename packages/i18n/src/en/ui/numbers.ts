/** The page that tells how order is kept, in counts that name nobody. */
export const messages = {
  title: "How we keep order, in numbers",
  description:
    "How many members there are, what was reported, how long decisions took and how often they were overturned.",
  lead: "Volunteers keep order here. These figures come from our database, quarter by quarter, and name nobody.",
  small:
    "A figure under 5 is shown as “fewer than 5”, so that no family can be recognised. Where a total would reveal it, another figure is not shown either.",
  when: "Figures appear when a quarter of the year has ended, and do not change any more.",
  none: "The first quarter has not ended yet.",
  quarter: "{from} – {to}",
  few: "fewer than 5",
  hidden: "not shown",
  columns: { what: "What", count: "How many" },
  total: "In total",
  members: {
    title: "Members",
    text: "Accounts at the end of this time, without those that are being deleted.",
  },
  reports: {
    title: "Reports received",
    text: "What members and other people told us, by the reason they chose.",
    parts: {
      under_age: "Someone is under 18",
      intimate_image: "Intimate or indecent photo",
      impersonation: "Pretending to be someone else",
      without_consent: "Profile without the person’s consent",
      wrong_details: "False details",
      already_married: "Already married",
      asks_for_money: "Asking for money or dowry",
      harassment: "Insults, threats, harassment",
      contact_details: "Contact details or advertising",
      my_data: "Use of one’s own data",
      other: "Something else",
    },
  },
  minutes: {
    title: "Time to decide",
    text: "Half of the reports were decided faster than this (the median). Shown from 5 decided reports.",
    parts: { photos: "Photos: intimate, or of someone else", others: "All other reports" },
    none: "too few",
    in_minutes: "{count, plural, one {# minute} other {# minutes}}",
    in_hours: "{count, plural, one {# hour} other {# hours}}",
    in_days: "{count, plural, one {# day} other {# days}}",
  },
  decisions: {
    title: "Decisions",
    text: "What volunteers decided about a profile or a photo, without the answers to appeals.",
    parts: {
      release: "Looked at and fine",
      ask_changes: "Asked for changes",
      hide_picture: "Photo hidden",
      show_picture: "Photo shown again",
      hold: "Profile hidden for a day",
      warn: "Warning",
      suspend: "Account suspended",
      restore: "Suspension ended",
      dismiss: "No action needed",
    },
  },
  appeals: {
    title: "Appeals answered",
    text: "A member disagreed, and a different volunteer decided about it.",
    parts: { overturned: "First decision overturned", upheld: "First decision kept" },
  },
  pictures_hidden_at_once: {
    title: "Photos hidden at once",
    text: "Hidden by the service the moment they were reported, until a volunteer had looked.",
  },
  orders: {
    title: "Orders of courts and authorities",
    text: "Orders that reached us, to hide or to hand over something.",
  },
  clocks: {
    title: "Time limits",
    text: "Each case has a time limit: 2 hours for intimate photos, 3 hours for orders, mostly 7 days for the rest.",
    parts: { kept: "Decided in time", missed: "Time limit missed" },
  },
} as const;
