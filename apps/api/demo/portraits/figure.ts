import { type Random, randomFrom } from "../chance.ts";
import { cloths, type Hair, hairs, type Skin, skins } from "./colours.ts";
import { Gradients } from "./gradients.ts";
import { type Head, headOf } from "./head.ts";
import type { Look, Side } from "./look.ts";
import { ellipse } from "./paint.ts";

/** A look with what every part of the drawing needs: its colours, its head, its light and its gradients. */
export type Figure = {
  look: Look;
  skin: Skin;
  hair: Hair;
  head: Head;
  /** The lit side of the person as drawn, before the mirror. */
  lit: Side;
  /** The side in shade. */
  shaded: Side;
  random: Random;
  gradients: Gradients;
  cloth: (typeof cloths)[keyof typeof cloths];
  /** A soft spot of light or colour. */
  spot(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string;
};

export function figureOf(look: Look): Figure {
  const gradients = new Gradients();
  const lit: Side = look.light === look.faces ? 1 : -1;
  return {
    look,
    skin: skins[look.skin],
    hair: hairs[look.hair],
    head: headOf(look),
    lit,
    shaded: lit === 1 ? -1 : 1,
    random: randomFrom("strands", look.key),
    gradients,
    cloth: cloths[look.cloth],
    // The spot fades to nothing at its edge, so it is drawn larger than the form that it stands for.
    spot: (x, y, rx, ry, colour, opacity) => ellipse(x, y, rx + 7, ry + 7, gradients.spot(colour), opacity),
  };
}
