import type { ClothName, RoomName } from "./colours.ts";

type Hue = "white" | "cream" | "pink" | "red" | "yellow" | "green" | "teal" | "blue" | "violet" | "black";

/** What one would call the colour of a room from afar. */
export const roomHues: Record<RoomName, Hue> = {
  sand: "cream",
  khaddar: "cream",
  dawn: "pink",
  rosewood: "pink",
  clay: "red",
  ochre: "yellow",
  leaf: "green",
  meadow: "green",
  pine: "green",
  lagoon: "teal",
  slate: "blue",
  dusk: "blue",
  sky: "blue",
  lilac: "violet",
};

/** What one would call the colour of cloth from afar. */
export const clothHues: Record<ClothName, Hue> = {
  white: "white",
  cream: "cream",
  stone: "cream",
  rose: "pink",
  maroon: "red",
  brick: "red",
  mustard: "yellow",
  sage: "green",
  bottle: "green",
  teal: "teal",
  sky: "blue",
  navy: "blue",
  plum: "violet",
  coal: "black",
};
