import amrik from "../people/amrik.webp";
import asha from "../people/asha.webp";
import balraj from "../people/balraj.webp";
import gurdial from "../people/gurdial.webp";
import gurpreet from "../people/gurpreet-small.webp";
import harman from "../people/harman.webp";
import jasleen from "../people/jasleen.webp";
import kirpal from "../people/kirpal.webp";
import mehar from "../people/mehar.webp";
import navneet from "../people/navneet.webp";
import rupinder from "../people/rupinder.webp";
import simran from "../people/simran.webp";

export { asha, gurpreet, jasleen, rupinder, simran };

/** Drawn people, none of whom exists; `node tools/landing/main.ts` draws them. */
export const faces = [
  simran,
  kirpal,
  mehar,
  harman,
  jasleen,
  gurdial,
  navneet,
  amrik,
  rupinder,
  balraj,
] as const;
