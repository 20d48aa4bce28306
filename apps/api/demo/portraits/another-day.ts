import { randomFrom } from "../chance.ts";
import { type ClothName, type RoomName, rooms } from "./colours.ts";
import { clothHues, roomHues } from "./hues.ts";
import type { Look } from "./look.ts";
import { lookFrom } from "./look-from.ts";
import { outfits, turbanCloths } from "./man-look.ts";

/** Returns the same person as photographed on another day: in other clothes, another room and another pose. */
export function onAnotherDay(look: Look): Look {
  const random = randomFrom("another day", look.key);
  const { faces, turn, tilt, chest, drop, light, scene, zoom, shift, smile, teeth, woman } = lookFrom(
    look,
    101,
  );
  const room = random.pick(
    (Object.keys(rooms) as RoomName[]).filter((name) => roomHues[name] !== roomHues[look.room]),
  );
  const fits = (name: ClothName) => clothHues[name] !== roomHues[room];
  const { cloth, ...outfit } = random.pick(
    outfits.filter(({ over }) => fits(over) && over !== look.man?.over),
  );
  const turban_cloth = random.pick(turbanCloths.filter((name) => fits(name) && name !== outfit.over));
  const pose = { faces, turn, tilt, chest, drop, light, scene, zoom, shift, smile, teeth, room };
  if (!look.man) return { ...look, ...pose, cloth: lookFrom(look, 102).cloth, woman };
  const turban = look.namdhari ? look.man.turban : { ...look.man.turban, cloth: turban_cloth };
  return { ...look, ...pose, cloth, man: { ...look.man, ...outfit, turban } };
}
