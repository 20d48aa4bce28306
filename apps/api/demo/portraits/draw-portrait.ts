import { drawAgeLines } from "./age-lines.ts";
import { drawBeard } from "./beard.ts";
import { drawBody } from "./body.ts";
import { drawBraid } from "./braid.ts";
import { drawDupatta } from "./dupatta.ts";
import { drawEars, drawRings } from "./ears.ts";
import { drawEyes } from "./eyes.ts";
import { drawFaceLight, drawStubble } from "./face-light.ts";
import { type Figure, figureOf } from "./figure.ts";
import { drawGlasses } from "./glasses.ts";
import { drawHair } from "./hair.ts";
import { drawHairBehind } from "./hair-behind.ts";
import { headY, manScale, raise, womanScale } from "./head.ts";
import type { Look } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { drawMoustache } from "./moustache.ts";
import { drawMouth, isBearded } from "./mouth.ts";
import { drawNose } from "./nose.ts";
import { clipped, fill, stroke } from "./paint.ts";
import { drawRoom } from "./room.ts";
import { drawTurban } from "./turban.ts";
import { drawVeil, drawVeilBehind } from "./veil.ts";

function drawFace(figure: Figure): string {
  const { head, skin, hair, look } = figure;
  const brow_colour = mix(hair.base, skin.deep, look.woman ? 0.25 : 0.12);
  return [
    drawEars(figure),
    fill(head.outline, skin.base),
    stroke(head.outline, skin.shade, 1.4, 0.5),
    clipped("face", head.outline, drawFaceLight(figure) + drawStubble(figure)),
    drawBeard(figure),
    drawAgeLines(figure),
    drawNose(figure),
    drawMouth(figure),
    isBearded(figure) ? drawMoustache(figure) : "",
    drawEyes(figure, brow_colour),
    drawGlasses(figure),
    drawHair(figure),
    drawRings(figure),
    drawTurban(figure),
  ].join("");
}

/** The layers of the person from back to front. */
function drawPerson(figure: Figure): string {
  const { look } = figure;
  const kind = look.woman ? "woman" : "man";
  const scale = look.woman ? womanScale : manScale;
  const onHead = (content: string) =>
    `<g transform="translate(200 ${headY[kind]}) rotate(${look.tilt.toFixed(1)} 0 90) scale(${scale})">${content}</g>`;
  const braided = look.woman?.hairstyle === "braid";
  const onBody = (content: string) =>
    `<g transform="matrix(1 ${look.drop.toFixed(3)} 0 1 0 ${(raise[kind] - 200 * look.drop).toFixed(1)})">${content}</g>`;
  return [
    onHead(drawVeilBehind(figure) + drawHairBehind(figure)),
    onBody(drawBody(figure)),
    onHead(drawFace(figure)),
    onBody(drawDupatta(figure)),
    onHead(drawVeil(figure) + (braided ? drawBraid(figure) : "")),
  ].join("");
}

/** Draws a person who does not exist, as SVG of 400 units in this many pixels. */
export function drawPortrait(look: Look, pixels: number): string {
  const figure = figureOf(look);
  const room = drawRoom(figure);
  const person = drawPerson(figure);
  const far = look.light > 0 ? 0 : 400;
  // The light of the room on everything, warm on its side and cool on the other.
  const light = figure.gradients.between(
    [400 - far, 0],
    [far, 240],
    [
      [0, "#FFE3B0", 0.16],
      [0.5, "#FFE3B0", 0],
      [1, "#3A2430", 0.12],
    ],
  );
  // A man stands a little lower, so that his turban is within the picture.
  const stance = `translate(${(200 + look.shift).toFixed(1)} ${look.man ? 414 : 400}) scale(${(look.zoom * look.faces).toFixed(2)} ${look.zoom.toFixed(2)}) translate(-200 -400)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${pixels}" height="${pixels}"><defs>${figure.gradients}</defs>${room}<g transform="${stance}">${person}</g>${fill("M0 0H400V400H0Z", light)}</svg>`;
}
