import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { ClothName, HairName, RoomName, SkinName } from "./colours.ts";

/** What is known of a person before they are drawn. */
export type Sitter = { key: string; gender: Gender; age: number; namdhari: boolean };

export type Beard =
  | "full"
  | "pointed"
  | "long"
  | "flowing"
  | "tied"
  | "short"
  | "sparse"
  | "young"
  | "stubble"
  | "none";
export type TurbanForm = "sidhi" | "pagri" | "gol";
export type Scene = "wall" | "window" | "arch" | "field" | "garden" | "shelf";
export type Side = -1 | 1;

export type TurbanLook = {
  form: TurbanForm;
  cloth: ClothName;
  low: number;
  tall: number;
  wide: number;
  bands: number;
  slant: number;
  inner: ClothName | null;
};

/** What only men or only women have. */
export type ManLook = {
  beard: Beard;
  beard_hair: HairName;
  curled: boolean;
  /** How wide and how long the beard is beside others of its form, and to which side its tip lies. */
  beard_wide: number;
  beard_long: number;
  beard_sway: number;
  cheek_line: number;
  turban: TurbanLook;
  wear: "kurta" | "waistcoat" | "jacket" | "shirt" | "sweater";
  over: ClothName;
  tie: ClothName | null;
};
export type WomanLook = {
  hairstyle: "braid" | "bun" | "back" | "loose";
  parting: number;
  hair_high: number;
  drape: "head" | "half" | "shoulders" | "across" | "none";
  veil: ClothName;
  /** One end of a dupatta over the head is thrown over the other shoulder. */
  crossed: boolean;
  neckline: "round" | "v" | "high";
  trim: number;
  ring: "stud" | "drop" | null;
  nose_pin: boolean;
  lip: number;
};

/** Every trait of a drawn person, as names and numbers. */
export type Look = Sitter & {
  /** Drawn facing front or to the right and then mirrored, so -1 looks to the left; the light stays. */
  faces: Side;
  turn: number;
  tilt: number;
  /** How far the shoulders turn, 1 to the side that the person faces, and how much lower one of them is. */
  chest: number;
  drop: number;
  light: Side;
  skin: SkinName;
  hair: HairName;
  head: number;
  iris: string;
  eye: { wide: number; open: number; low: number; slant: number; apart: number; iris: number };
  brow: { y: number; thick: number; arch: number; gap: number };
  nose: { wide: number; y: number; bridge: number; hook: number };
  mouth: { wide: number; y: number; upper: number; lower: number };
  /** From two thirds for a calm face to a little over 1: how far the corners of the mouth and the lower lids rise. */
  smile: number;
  /** Whether the smile shows teeth. */
  teeth: boolean;
  glasses: "black" | "gold" | "clear" | null;
  cloth: ClothName;
  shoulders: number;
  room: RoomName;
  scene: Scene;
  zoom: number;
  shift: number;
  man: ManLook | null;
  woman: WomanLook | null;
};

/** Returns whether a man's jaw shows: he is shaved, or was some days ago. */
export const isShaven = (man: ManLook | null) => man?.beard === "none" || man?.beard === "stubble";
