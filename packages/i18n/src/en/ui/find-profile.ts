/** A profile by its number, and those that were seen lately. */
export const messages = {
  open: "Find by number",
  /** Below an icon that says “find”. */
  by_number: "By number",
  title: "Find a profile by its number",
  lead: "The number is on every profile and every biodata.",
  example: "Nine digits, such as 482 173 065",
  find: "Find",
  recent: "Recently viewed",
  recent_note: "Only you see this, on this device. Logging out clears it.",
  clear: "Clear list",
  cleared: "The list is cleared.",
  age: "{age, plural, one {# year} other {# years}}",
} as const;
