export type AddressWords = {
  region: "state" | "province" | "region";
  code: "pin_code" | "zip_code" | "postal_code" | "postcode";
};

const elsewhere: AddressWords = { region: "region", code: "postal_code" };

/** What the parts of an address are called, by the country's ISO 3166-1 number, where most members live. */
const words: Readonly<Record<number, AddressWords>> = {
  356: { region: "state", code: "pin_code" }, // India
  840: { region: "state", code: "zip_code" }, // United States
  124: { region: "province", code: "postal_code" }, // Canada
  // The list of places holds England, Scotland, Wales and Northern Ireland, which are no counties.
  826: { region: "region", code: "postcode" }, // United Kingdom
  36: { region: "state", code: "postcode" }, // Australia
  554: { region: "region", code: "postcode" }, // New Zealand
  276: { region: "state", code: "postal_code" }, // Germany
  372: { region: "province", code: "postcode" }, // Ireland
  764: { region: "province", code: "postal_code" }, // Thailand
  458: { region: "state", code: "postcode" }, // Malaysia
};

/** Returns what the parts of an address are called in a country; in India's words while none is chosen. */
export function addressWordsOf(country_id: number | null): AddressWords {
  return words[country_id || 356] ?? elsewhere;
}
