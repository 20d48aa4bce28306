import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { randomFrom } from "../chance.ts";
import { type RoomName, rooms, type SkinName, skins } from "./colours.ts";
import { Deck } from "./deck.ts";
import { clothHues, roomHues } from "./hues.ts";
import type { Beard, Look, ManLook, Sitter, WomanLook } from "./look.ts";
import { beardLengths } from "./look-difference.ts";
import { beardsOf, outfits, turbanCloths } from "./man-look.ts";
import { drapesOf, hairstylesOf, veilCloths, womanCloths } from "./woman-look.ts";

/** What is seen first and therefore dealt; the rest of a look is left to chance. */
export type DealtTraits = {
  look: Pick<Look, "room" | "skin" | "cloth">;
  man: Partial<ManLook>;
  turban: Partial<ManLook["turban"]>;
  woman: Partial<WomanLook>;
};

/** The commoner beards are in the deck twice. */
const beards: readonly Beard[] = [
  ...(["full", "pointed", "tied", "short", "sparse"] as const),
  ...(["full", "pointed", "tied", "short", "long", "young", "flowing", "stubble", "none"] as const),
];

export function createDecks(gender: Gender) {
  const deckOf = <Card>(name: string, cards: readonly Card[]) =>
    new Deck(randomFrom("deck", name, gender), cards);
  return {
    rooms: deckOf("rooms", Object.keys(rooms) as RoomName[]),
    skins: deckOf("skins", Object.keys(skins) as SkinName[]),
    outfits: deckOf("outfits", outfits),
    turbans: deckOf("turbans", turbanCloths),
    beards: deckOf("beards", beards),
    cloths: deckOf("cloths", womanCloths),
    veils: deckOf("veils", veilCloths),
    drapes: deckOf("drapes", ["head", "half", "shoulders", "across", "none"] as const),
    hairstyles: deckOf("hairstyles", ["braid", "bun", "back", "loose"] as const),
  };
}

type Decks = ReturnType<typeof createDecks>;

/** Returns the traits for a sitter that those dealt just before to the same gender do not have. */
export function dealTraits(decks: Decks, sitter: Sitter, near: readonly Look[]): DealtTraits {
  const last = near.at(-1);
  const room = decks.rooms.draw((name) => near.every((look) => roomHues[look.room] !== roomHues[name]));
  const skin = decks.skins.draw((name) => name !== last?.skin);
  const dealTo = sitter.gender === "female" ? dealtToWoman : dealtToMan;
  return dealTo(decks, sitter, near, { room, skin });
}

type Frame = Pick<Look, "room" | "skin">;

function dealtToMan(decks: Decks, sitter: Sitter, near: readonly Look[], frame: Frame): DealtTraits {
  const men = near.flatMap(({ man, cloth }) => (man ? [{ ...man, cloth }] : []));
  const allowed = beardsOf(sitter);
  const beard = decks.beards.draw(
    (name) => allowed.includes(name),
    (name) => men.at(-1)?.beard !== name && beardLengths[name] !== beardLengths[men.at(-1)?.beard ?? "none"],
    (name) => men.every((man) => man.beard !== name),
  );
  const cloth = sitter.namdhari
    ? "white"
    : decks.turbans.draw(
        (name) => clothHues[name] !== roomHues[frame.room],
        (name) => men.every((man) => clothHues[man.turban.cloth] !== clothHues[name]),
      );
  const outfit = decks.outfits.draw(
    (worn) => clothHues[worn.over] !== roomHues[frame.room],
    (worn) => worn.over !== cloth,
    (worn) => men.every((man) => man.over !== worn.over),
  );
  const { cloth: under, ...man } = outfit;
  return { look: { ...frame, cloth: under }, man: { ...man, beard }, turban: { cloth }, woman: {} };
}

function dealtToWoman(decks: Decks, sitter: Sitter, near: readonly Look[], frame: Frame): DealtTraits {
  const women = near.flatMap(({ woman, cloth }) => (woman ? [{ ...woman, cloth }] : []));
  const drapes = drapesOf(sitter);
  const styles = hairstylesOf(sitter);
  const drape = decks.drapes.draw(
    (name) => drapes.includes(name),
    (name) => women.at(-1)?.drape !== name,
    (name) => women.every((woman) => woman.drape !== name),
  );
  const hairstyle = decks.hairstyles.draw(
    (name) => styles.includes(name),
    (name) => women.every((woman) => woman.hairstyle !== name),
  );
  const veil = decks.veils.draw(
    (name) => clothHues[name] !== roomHues[frame.room],
    (name) => women.every((woman) => clothHues[woman.veil] !== clothHues[name]),
  );
  const cloth = decks.cloths.draw(
    (name) => clothHues[name] !== clothHues[veil] && clothHues[name] !== roomHues[frame.room],
    (name) => women.every((woman) => woman.cloth !== name),
  );
  return { look: { ...frame, cloth }, man: {}, turban: {}, woman: { drape, hairstyle, veil } };
}
