import type { Random } from "./chance.ts";
import { type Backdrop, backdrops } from "./portrait-colours.ts";

type Scenery = (colours: Backdrop, random: Random) => string;

const hills: Scenery = ({ sun, hill }, random) => {
  const side = random.maybe(0.5) ? 470 : 130;
  const rise = random.between(400, 450);
  return `<circle cx="${side}" cy="${random.between(130, 180)}" r="${random.between(90, 125)}" fill="${sun}" opacity=".55"/>
    <path d="M0 ${rise + 40}C120 ${rise} 240 ${rise + 20} 360 ${rise + 50}S540 ${rise + 30} 600 ${rise - 10}V600H0Z" fill="${hill}" opacity=".8"/>
    <path d="M0 ${rise + 80}C170 ${rise + 60} 300 ${rise + 110} 600 ${rise + 55}V600H0Z" fill="${sun}" opacity=".45"/>`;
};

/** A doorway of the old houses. */
const arch: Scenery = ({ sun, hill }) =>
  `<path d="M90 600V300C90 150 190 70 300 40C410 70 510 150 510 300V600Z" fill="${hill}" opacity=".75"/>
    <path d="M125 600V310C125 180 210 110 300 82C390 110 475 180 475 310V600Z" fill="${sun}" opacity=".6"/>`;

/** Diamonds as on a phulkari cloth, quiet behind the person. */
const phulkari: Scenery = ({ sun, hill }) => {
  const marks: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = column * 120 + (row % 2) * 60;
      const y = row * 110 + 30;
      marks.push(`<path d="M${x} ${y - 34}L${x + 34} ${y}L${x} ${y + 34}L${x - 34} ${y}Z" fill="${hill}"/>
        <path d="M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z" fill="${sun}"/>`);
    }
  }
  return `<g opacity=".55">${marks.join("")}</g>`;
};

/** Ears of wheat at the edges of a field. */
const wheat: Scenery = ({ sun, hill }, random) => {
  const stalks = Array.from({ length: 22 }, (_, at) => {
    const x = at < 11 ? at * 17 : 410 + (at - 11) * 18;
    const top = random.between(380, 470);
    const lean = random.between(-14, 14);
    const grains = [0, 1, 2, 3].map(
      (grain) =>
        `<ellipse cx="${x + lean - 6}" cy="${top + grain * 13}" rx="4" ry="8" transform="rotate(-25 ${x + lean - 6} ${top + grain * 13})"/>
        <ellipse cx="${x + lean + 6}" cy="${top + grain * 13}" rx="4" ry="8" transform="rotate(25 ${x + lean + 6} ${top + grain * 13})"/>`,
    );
    return `<path d="M${x} 610Q${x} 520 ${x + lean} ${top}" stroke="${sun}" stroke-width="3" fill="none"/><g fill="${sun}">${grains.join("")}</g>`;
  });
  return `<circle cx="300" cy="230" r="215" fill="${sun}" opacity=".4"/>
    <path d="M0 500C150 470 420 520 600 480V600H0Z" fill="${hill}"/><g opacity=".8">${stalks.join("")}</g>`;
};

const rings: Scenery = ({ sun, hill }) =>
  `<circle cx="300" cy="300" r="275" fill="${hill}" opacity=".55"/>
    <circle cx="300" cy="300" r="235" fill="${sun}" opacity=".5"/>`;

/** Roofs of a town in the evening. */
const town: Scenery = ({ sun, hill }, random) => {
  const apps = Array.from({ length: 9 }, (_, at) => {
    const height = random.between(90, 210);
    const x = at * 70 - 10;
    const window_y = 600 - height + 28;
    return `<path d="M${x} 600V${600 - height}h66V600Z" fill="${at % 2 ? hill : sun}" opacity="${at % 2 ? 0.9 : 0.55}"/>
      <path d="M${x + 16} ${window_y}h12v20h-12zM${x + 40} ${window_y}h12v20h-12z" fill="${sun}" opacity=".8"/>`;
  });
  return `<circle cx="450" cy="170" r="90" fill="${sun}" opacity=".6"/>${apps.join("")}`;
};

/** What stands behind the person. */
export function drawBackdrop(random: Random): string {
  const colours = random.pick(backdrops);
  const scenery = random.weigh<Scenery>([
    [hills, 34],
    [arch, 18],
    [wheat, 14],
    [rings, 14],
    [phulkari, 12],
    [town, 8],
  ]);
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${colours.top}"/><stop offset="1" stop-color="${colours.bottom}"/></linearGradient></defs>
    <rect width="600" height="600" fill="url(#sky)"/>${scenery(colours, random)}`;
}
