const pounds_per_kilo = 2.204_62;

export const weightUnits = ["kg", "lb"] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Returns the unit in which people know their weight: pounds in North America, told by the telephone number. */
export function weightUnitOf(phone_number: string | null): WeightUnit {
  return phone_number?.startsWith("+1") ? "lb" : "kg";
}

export function poundsFrom(kilos: number): number {
  return Math.round(kilos * pounds_per_kilo);
}

export function kilosFrom(pounds: number): number {
  return Math.round(pounds / pounds_per_kilo);
}
