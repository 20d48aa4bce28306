import { randomFrom } from "./chance.ts";
import { type SceneColours, sceneColours } from "./scene-colours.ts";

type Scene = (colours: SceneColours, seed: number) => string;

const field: Scene = ({ sun, hill, bottom }) => {
  const rows = Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M300 330L${-300 + at * 150} 610H${-240 + at * 150}Z" fill="${bottom}" opacity=".7"/>`,
  );
  const trees = [70, 120, 455, 510, 545].map(
    (x, at) =>
      `<path d="M${x} 336v-34" stroke="#6b4a35" stroke-width="7"/><circle cx="${x}" cy="${284 - (at % 2) * 12}" r="${30 - (at % 3) * 4}" fill="#5f7d55"/>`,
  );
  return `<circle cx="430" cy="170" r="70" fill="${sun}"/><path d="M0 320C160 300 420 344 600 318V610H0Z" fill="${hill}"/>${rows.join("")}${trees.join("")}
    <path d="M230 330v-62h120v62Z" fill="#f7efe1"/><path d="M218 270L290 226L362 270Z" fill="#9a4a34"/><path d="M276 330v-34h26v34Z" fill="#7b4a33"/>`;
};

/** A phulkari, stitched in diamonds. */
const cloth: Scene = (_colours, at) => {
  const seed = Math.floor(at / 8);
  const ground = ["#8a2b20", "#6b2d4b", "#234f55", "#a5442c"][seed % 4];
  const silk = [
    ["#e9a93c", "#f6d38a", "#ffffff"],
    ["#e58a2c", "#f4c04f", "#f8e3c0"],
    ["#f0b64a", "#dd6d54", "#fdf1da"],
  ][seed % 3] ?? ["#e9a93c", "#f6d38a", "#ffffff"];
  const stitches: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = column * 120 + 60;
      const y = row * 120 + 60;
      for (let ring = 0; ring < 5; ring += 1) {
        const side = 54 - ring * 11;
        stitches.push(
          `<path d="M${x} ${y - side}L${x + side} ${y}L${x} ${y + side}L${x - side} ${y}Z" fill="none" stroke="${silk[(ring + row + column) % 3]}" stroke-width="6" stroke-dasharray="7 3"/>`,
        );
      }
    }
  }
  return `<rect width="600" height="600" fill="${ground}"/>${stitches.join("")}`;
};

/** A courtyard with a neem tree and a string cot. */
const courtyard: Scene = ({ sun, hill, bottom }) =>
  `<rect y="180" width="600" height="260" fill="#f6e7cf"/><path d="M0 170H600V196H0Z" fill="#a65a3d"/>
    ${[60, 210, 360].map((x) => `<path d="M${x} 440V300a45 45 0 0 1 90 0V440Z" fill="${hill}"/><path d="M${x + 16} 440V304a29 29 0 0 1 58 0V440Z" fill="#7a5138"/>`).join("")}
    <rect y="440" width="600" height="170" fill="${bottom}" opacity=".8"/><path d="M520 520C512 400 522 320 516 260" stroke="#6b4a35" stroke-width="20" fill="none"/>
    <g fill="#64854f"><circle cx="470" cy="210" r="70"/><circle cx="550" cy="180" r="85"/><circle cx="520" cy="120" r="70"/></g><circle cx="120" cy="90" r="52" fill="${sun}"/>
    <path d="M90 520H320L300 486H112Z" fill="#f3d9a9"/><path d="M90 520H320M104 520v44M306 520v44M120 488v30M290 488v30" stroke="#7a4f33" stroke-width="9" stroke-linecap="round"/>`;

/** A gurdwara's dome above still water; any gurdwara, none in particular. */
const gurdwara: Scene = ({ sun, hill, bottom }) =>
  `<circle cx="300" cy="210" r="150" fill="${sun}" opacity=".7"/>
    <g fill="#fffaf0"><rect x="150" y="290" width="300" height="130"/><path d="M235 290C235 220 270 196 300 176C330 196 365 220 365 290Z"/><path d="M160 290c0-34 16-46 30-56c14 10 30 22 30 56ZM380 290c0-34 16-46 30-56c14 10 30 22 30 56Z"/></g>
    <path d="M300 176v-34M190 234v-20M410 234v-20" stroke="#d9a93a" stroke-width="6" stroke-linecap="round"/>
    <g fill="${hill}">${[176, 236, 338, 398].map((x) => `<path d="M${x - 14} 420V350a14 14 0 0 1 28 0V420Z"/>`).join("")}<path d="M276 420V344a24 24 0 0 1 48 0V420Z"/></g>
    <rect y="420" width="600" height="190" fill="${bottom}"/><path d="M150 420H450V500Q300 540 150 500Z" fill="#fffaf0" opacity=".35"/>
    <path d="M60 470h120M400 460h140M120 530h160M330 550h180" stroke="${sun}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;

const mustardFlowers: Scene = ({ sun }, seed) => {
  const random = randomFrom("mustard", seed);
  const flowers = Array.from({ length: 46 }, () => {
    const x = random.between(0, 600);
    const y = random.between(300, 590);
    const size = 5 + (y - 300) / 34;
    return `<path d="M${x} ${y}q4 40 0 90" stroke="#5f8a3f" stroke-width="4" fill="none"/><g fill="#f2c230"><circle cx="${x - size}" cy="${y}" r="${size}"/><circle cx="${x + size}" cy="${y}" r="${size}"/><circle cx="${x}" cy="${y - size}" r="${size}"/><circle cx="${x}" cy="${y + size}" r="${size}"/></g><circle cx="${x}" cy="${y}" r="${size * 0.6}" fill="#d0891c"/>`;
  });
  return `<circle cx="140" cy="140" r="64" fill="${sun}"/><path d="M0 300C180 270 420 310 600 280V610H0Z" fill="#86a653"/><path d="M0 400C200 380 400 420 600 390V610H0Z" fill="#6f9345"/>${flowers.join("")}`;
};

/** Far hills and a road, as on a journey. */
const journey: Scene = ({ sun, hill, bottom }) =>
  `<circle cx="420" cy="190" r="76" fill="${sun}"/><path d="M0 360L130 210L230 320L350 180L470 330L540 260L600 340V610H0Z" fill="${bottom}"/>
    <path d="M130 210l-34 40l22 8l14 -14l18 16l18 -8ZM350 180l-38 46l26 6l16 -14l20 18l18 -10Z" fill="#fffaf3"/>
    <path d="M0 400C200 350 400 420 600 370V610H0Z" fill="${hill}"/><path d="M250 610C290 520 380 500 330 440C310 415 340 400 352 392L364 396C360 410 352 420 380 446C430 500 390 540 420 610Z" fill="#fbf3e4"/>`;

/** Tea for two on a table. */
const tea: Scene = ({ sun, hill }) =>
  `<rect y="380" width="600" height="230" fill="#9a6a48"/><rect y="380" width="600" height="22" fill="#b5835d"/><path d="M70 60H330V340H70Z" fill="${sun}"/><path d="M200 60V340M70 200H330" stroke="${hill}" stroke-width="12"/>
    <g fill="#fffaf3"><path d="M150 430h120v50a50 50 0 0 1-50 50h-20a50 50 0 0 1-50-50Z"/><path d="M350 450h110v44a46 46 0 0 1-46 46h-18a46 46 0 0 1-46-46Z"/></g><g fill="none" stroke="#fffaf3" stroke-width="12"><path d="M270 446a26 26 0 0 1 0 52M460 464a24 24 0 0 1 0 48"/></g>
    <path d="M156 440h108v10H156ZM356 460h98v10H356Z" fill="#b9793f"/><path d="M190 410q-14-22 0-42t0-42M228 410q-14-22 0-42t0-42M392 430q-12-20 0-38t0-38" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`;

/** A harmonium and a pair of tabla on a carpet. */
const instruments: Scene = ({ sun, hill }) =>
  `<rect y="330" width="600" height="280" fill="#8a2b20"/><path d="M30 360H570V580H30Z" fill="none" stroke="#e9a93c" stroke-width="8" stroke-dasharray="16 8"/><path d="M110 330V120a190 100 0 0 1 380 0V330Z" fill="${hill}"/><circle cx="300" cy="170" r="60" fill="${sun}" opacity=".8"/>
    <path d="M70 330H320V450H70Z" fill="#7a4a2b"/><path d="M70 330L92 270H298L320 330Z" fill="#9a643c"/><path d="M86 352H304V392H86Z" fill="#fffaf0"/><path d="${Array.from({ length: 11 }, (_, at) => `M${100 + at * 19} 352v24`).join("")}" stroke="#2b211c" stroke-width="9"/>
    <path d="M360 400h90l-10 90h-70Z" fill="#b9793f"/><ellipse cx="405" cy="398" rx="46" ry="20" fill="#f6ead5"/><ellipse cx="405" cy="398" rx="20" ry="9" fill="#2b211c"/>
    <path d="M462 420c-14 60 10 92 50 92s64-32 50-92Z" fill="#a9b1b5"/><ellipse cx="512" cy="418" rx="51" ry="22" fill="#f6ead5"/><ellipse cx="506" cy="418" rx="20" ry="9" fill="#2b211c"/>`;

const scenes = [field, cloth, courtyard, gurdwara, mustardFlowers, journey, tea, instruments] as const;

/** How many different gallery pictures there are. */
export const scene_count = 24;

/** Draws a gallery picture: fields, cloth, courtyards, what a family likes to show. */
export function drawScene(at: number, pixels: number): string {
  const scene = scenes[at % scenes.length] ?? field;
  const colours =
    sceneColours[(at * 5 + Math.floor(at / scenes.length)) % sceneColours.length] ?? sceneColours[0];
  if (!colours) throw new Error("no colours to draw with");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="${pixels}" height="${pixels}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.top}"/><stop offset="1" stop-color="${colours.hill}"/></linearGradient></defs>
    <rect width="600" height="600" fill="url(#sky)"/>${scene(colours, at)}</svg>`;
}
