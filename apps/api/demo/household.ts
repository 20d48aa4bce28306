import type { Family } from "@sanjog/domain/profiles/family";
import type { GotraId } from "@sanjog/domain/reference/gotra-ids";
import { optionLists } from "@sanjog/domain/reference/option-lists";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Random } from "./chance.ts";
import type { Home } from "./homes.ts";
import type { Lineage } from "./lineages.ts";
import { fathers, kaur, mothers, singh } from "./names.ts";

export type Child = {
  gender: Gender;
  age: number;
  namdhari: boolean;
  lineage: Lineage;
  home: Home;
  script: 0 | 1;
};

type Siblings = Pick<
  Family,
  "brother_count" | "brother_married_count" | "sister_count" | "sister_married_count"
>;

function siblings(random: Random, age: number): Siblings {
  const count = () =>
    random.weigh([
      [0, 32],
      [1, 42],
      [2, 19],
      [3, 7],
    ]);
  const brother_count = count();
  const sister_count = count();
  const married = (total: number) => {
    const likely = age < 24 ? 0.15 : age < 32 ? 0.45 : 0.85;
    return Array.from({ length: total }).filter(() => random.maybe(likely)).length;
  };
  return {
    brother_count,
    brother_married_count: married(brother_count),
    sister_count,
    sister_married_count: married(sister_count),
  };
}

const fatherWorks = [
  ["farming", 34],
  ["retired", 18],
  ["business_owner", 9],
  ["shopkeeper", 8],
  ["woodwork", 6],
  ["transporter", 5],
  ["government_employee", 7],
  ["armed_forces", 5],
  ["teacher", 4],
  ["granthi_ragi", 3],
  ["truck_driver", 4],
  ["manufacturer", 3],
] as const;
const motherWorks = [
  ["homemaker", 74],
  ["teacher", 9],
  ["retired", 7],
  ["nurse", 4],
  ["tailor", 3],
  ["government_employee", 3],
] as const;

const colonies = [
  ["Model Town", "ਮਾਡਲ ਟਾਊਨ"],
  ["Guru Nanak Nagar", "ਗੁਰੂ ਨਾਨਕ ਨਗਰ"],
  ["Green Avenue", "ਗਰੀਨ ਐਵੀਨਿਊ"],
  ["Preet Nagar", "ਪ੍ਰੀਤ ਨਗਰ"],
  ["Satguru Nagar", "ਸਤਿਗੁਰੂ ਨਗਰ"],
  ["Old Bazaar", "ਪੁਰਾਣਾ ਬਾਜ਼ਾਰ"],
  ["Canal Road", "ਨਹਿਰ ਵਾਲੀ ਸੜਕ"],
  ["Ramgarhia Mohalla", "ਰਾਮਗੜ੍ਹੀਆ ਮੁਹੱਲਾ"],
] as const;
/** Gotras that the list of choices lacks. */
const unlistedGotras = [
  ["Dhamoon", "ਧਮੂਨ"],
  ["Nandra Kalan", "ਨੰਦੜਾ ਕਲਾਂ"],
  ["Palne", "ਪਲਣੇ"],
] as const;
/** Streets as a country writes them: the number before the name or after it. */
const english_streets = [
  "# Maple Street",
  "# Orchard Road",
  "# Mill Lane",
  "# Garden Crescent",
  "# Station Road",
];
const streets: Readonly<Record<string, readonly string[]>> = {
  AE: ["Villa #, Al Wasl Road", "Flat #, Al Nahda Street"],
  DE: ["Lindenstraße #", "Bahnhofstraße #", "Schillerstraße #"],
  IT: ["Via Roma #", "Via Garibaldi #", "Via Dante #"],
  KE: ["# Ngong Road", "# Limuru Road"],
  MY: ["# Jalan Ampang", "# Jalan Ipoh"],
  SG: ["Block #, Serangoon Road", "Block #, Bedok North Street"],
  TH: ["#/2 Sukhumvit Soi 19", "#/5 Phahurat Road"],
};

function address(random: Random, { home, script }: Child): string {
  const number = random.between(3, 480);
  const city = script === 1 && home.city_pb ? home.city_pb : home.city;
  if (home.iso !== "IN")
    return `${random.pick(streets[home.iso] ?? english_streets).replace("#", String(number))}, ${city}`;
  if (home.village)
    return script === 1
      ? `ਪੱਤੀ ${random.between(1, 6)}, ਪਿੰਡ ${city}`
      : `Patti ${random.between(1, 6)}, village ${city}`;
  const colony = random.pick(colonies)[script];
  return script === 1 ? `ਮਕਾਨ ਨੰ. ${number}, ${colony}, ${city}` : `House ${number}, ${colony}, ${city}`;
}

function gotraOf(random: Random, lineage: Lineage): GotraId {
  return random.pick(lineage.gotras);
}

/** Parents, brothers and sisters, home. The two gotras differ, as they do in families. */
export function householdFor(random: Random, child: Child): Family {
  const { script, lineage, age } = child;
  const paternal_gotra = gotraOf(random, lineage);
  const others = optionLists.gotra.filter((id) => id !== paternal_gotra && id !== "other");
  const nearby = lineage.gotras.filter((id) => id !== paternal_gotra);
  const unlisted = random.maybe(0.03);
  const passed = age > 42 ? 0.45 : age > 32 ? 0.18 : 0.06;
  const live_with_family = random.maybe(child.home.iso === "IN" ? 0.85 : 0.5);
  return {
    father_name: `${random.pick(fathers)[script]} ${singh[script]}`,
    father_occupation: random.maybe(passed) ? "passed_away" : random.weigh(fatherWorks),
    mother_name: `${random.pick(mothers)[script]} ${kaur[script]}`,
    mother_occupation: random.maybe(passed * 0.5) ? "passed_away" : random.weigh(motherWorks),
    ...siblings(random, age),
    paternal_gotra,
    paternal_gotra_other: "",
    maternal_gotra: unlisted
      ? "other"
      : random.pick(nearby.length > 0 && random.maybe(0.8) ? nearby : others),
    maternal_gotra_other: unlisted ? random.pick(unlistedGotras)[script] : "",
    family_type: random.weigh([
      ["joint", 38],
      ["nuclear", 46],
      ["extended", 10],
      ["single_parent", 6],
    ]),
    live_with_family,
    family_living_in: live_with_family ? "" : homeOfParents(random, child),
    contact_address: address(random, child),
    about_family: "",
  };
}

function homeOfParents(random: Random, { script }: Child): string {
  const towns = [
    ["Ludhiana", "ਲੁਧਿਆਣਾ"],
    ["Jalandhar", "ਜਲੰਧਰ"],
    ["Moga", "ਮੋਗਾ"],
    ["Sri Bhaini Sahib", "ਸ੍ਰੀ ਭੈਣੀ ਸਾਹਿਬ"],
    ["Patiala", "ਪਟਿਆਲਾ"],
  ] as const;
  return script === 1 ? `${random.pick(towns)[1]}, ਪੰਜਾਬ` : `${random.pick(towns)[0]}, Punjab`;
}
