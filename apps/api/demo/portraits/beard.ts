import { type BeardForm, beardForms } from "./beard-forms.ts";
import { beardOutline } from "./beard-outline.ts";
import { beardLocks, beardStrands, cheekHairs, edgeHairs } from "./beard-strands.ts";
import { hairs, isGrey } from "./colours.ts";
import { curve } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { clipped, fill, softFill, softStroke, stroke } from "./paint.ts";

/** A beard from in front of the ears along the jaw; the moustache is drawn apart, over the lip. */
export function drawBeard(figure: Figure): string {
  const { look, head, skin, lit, shaded, gradients, spot } = figure;
  if (!look.man || !(look.man.beard in beardForms)) return "";
  const form: BeardForm = beardForms[look.man.beard as keyof typeof beardForms];
  const hair = hairs[look.man.beard_hair];
  const grey = isGrey(look.man.beard_hair);
  const outline = beardOutline(figure, form);
  const [chin, low] = head.chin;
  const body = gradients.between(
    [chin + lit * 62, 0],
    [chin + shaded * 62, 30],
    [
      [0, mix(hair.base, hair.light, grey ? 0.3 : 0.36), 1],
      [0.45, hair.base, 1],
      [1, mix(hair.base, hair.dark, 0.5), 1],
    ],
  );
  const cheeks = outline.cheeks.map((cheek) => curve(cheek, false)).join("");
  const under_lip = look.mouth.y + look.mouth.lower * 0.9 + (look.teeth ? 11 : 4);
  const inside = [
    spot(
      chin + lit * 26,
      (under_lip + low + form.tip) / 2 - 6,
      16,
      22 + form.tip * 0.3,
      hair.light,
      grey ? 0.34 : 0.46,
    ),
    beardStrands(figure, form, mix(hair.light, "#FFFFFF", grey ? 0.3 : 0.06), hair.dark),
    // What lies under the jaw falls back into shadow.
    spot(chin + shaded * 22, low + form.tip * 0.5, 30, 16 + form.tip * 0.3, hair.dark, 0.45),
    spot(head.place(0, 0, 9)[0], under_lip, 13, 2, hair.dark, 0.8),
  ].join("");
  const strength = form.thin ? 0.74 : 1;
  return [
    // It hangs before the neck and the clothes.
    softFill(outline.path, hair.dark, 0.24 * strength, [shaded * 3, 6]),
    softStroke(cheeks, mix(hair.base, skin.shade, 0.55), 5, 0.3 * strength),
    cheekHairs(figure, outline, hair.base),
    form.neat || form.thin ? "" : beardLocks(figure, outline, mix(hair.base, hair.dark, 0.5)),
    form.neat ? "" : edgeHairs(figure, outline, hair.base),
    fill(outline.path, body, strength),
    clipped("beard", outline.path, inside),
    stroke(curve(outline.lower, false), hair.dark, 1.4, 0.3),
  ].join("");
}
