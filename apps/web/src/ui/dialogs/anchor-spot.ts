import type { CSSProperties } from "react";

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The distance between the button and its menu, and between the menu and the edge of the window, in pixels. */
const gap = 8;
/** A menu with less room than this below its button opens above it, if there is more room. */
const enough_room = 360;

/** Returns where a menu stands beside its button: as near as the window allows, on the side with room. */
export function spotBeside(button: Edges, window_width: number, window_height: number): CSSProperties {
  const room_below = window_height - button.bottom;
  const below = room_below >= enough_room || room_below >= button.top;
  const room = (below ? room_below : button.top) - 2 * gap;
  const at_left = button.left + button.right < window_width;
  return {
    maxHeight: room,
    ...(below
      ? { top: button.bottom + gap, bottom: "auto" }
      : { top: "auto", bottom: window_height - button.top + gap }),
    ...(at_left
      ? { left: Math.max(gap, button.left), right: "auto" }
      : { left: "auto", right: Math.max(gap, window_width - button.right) }),
  };
}
