/** What the desk can decide. On an appeal, `restore` undoes the decision and `dismiss` leaves it. */
export const decisionKinds = [
  "release",
  "ask_changes",
  "hide_picture",
  "show_picture",
  "hold",
  "warn",
  "suspend",
  "restore",
  "dismiss",
] as const;
export type DecisionKind = (typeof decisionKinds)[number];
