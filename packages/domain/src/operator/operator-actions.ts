/** Everything that an operator can do or read. Each leaves a line in the audit log. */
export const operatorActions = [
  "list_reports",
  "read_report",
  "resolve_report",
  "list_waiting",
  "read_member",
  "read_picture",
  "hold",
  "release",
  "suspend",
  "reinstate",
  "end_logins",
  "correct_profile",
  "hide_picture",
  "show_picture",
  "read_audit",
  "read_log_name",
  "open_sign_up_desk",
  "read_erased",
  "rotate_keys",
  "rehash",
  "adopt_store",
  "sweep_pictures",
  "tidy",
  "erase_due",
] as const;

export type OperatorAction = (typeof operatorActions)[number];
