import type { HelplineCountry } from "@sanjog/domain/help/helplines";

const byZone: readonly (readonly [RegExp, HelplineCountry])[] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey)/, "GB"],
  [
    /^(Canada\/|America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|Calgary|Montreal|St_Johns))/,
    "CA",
  ],
  [/^(US\/|America\/)/, "US"],
  [/^Australia\//, "AU"],
  [/^Pacific\/Auckland/, "NZ"],
  [/^Europe\/Rome/, "IT"],
  [/^Europe\/(Berlin|Busingen)/, "DE"],
  [/^Asia\/Bangkok/, "TH"],
  [/^Africa\/Nairobi/, "KE"],
  [/^Asia\/Dubai/, "AE"],
];

/** Returns the country whose numbers are shown first, by the device's time zone: India where that says nothing. */
export function likelyCountry(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): HelplineCountry {
  return byZone.find(([pattern]) => pattern.test(zone))?.[1] ?? "IN";
}
