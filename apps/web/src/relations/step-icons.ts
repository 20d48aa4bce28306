import type { MemberAction } from "@sanjog/domain/connections/connection-request";
import { Ban, Bookmark, BookmarkX, Check, Send, Undo2, UserMinus, X } from "lucide-react";

export const stepIcons: Record<MemberAction, typeof Ban> = {
  send_request: Send,
  accept: Check,
  reject: X,
  cancel: Undo2,
  unfriend: UserMinus,
  shortlist: Bookmark,
  unshortlist: BookmarkX,
  block: Ban,
  unblock: Undo2,
};
