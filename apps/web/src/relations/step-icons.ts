import { Ban, Bookmark, BookmarkX, Check, Clock, Gem, Send, Undo2, UserMinus, X } from "lucide-react";
import type { Step } from "./member-state.ts";

export const stepIcons: Record<Step, typeof Ban> = {
  send_request: Send,
  accept: Check,
  reject: X,
  cancel: Undo2,
  unfriend: UserMinus,
  shortlist: Bookmark,
  unshortlist: BookmarkX,
  set_aside: Clock,
  bring_back: Undo2,
  block: Ban,
  unblock: Undo2,
  propose: Gem,
  accept_proposal: Check,
  reject_proposal: X,
  revoke_proposal: Undo2,
};
