import { findCity } from "../src/platform/geography/places.ts";
import { findPlaceByName } from "../src/reference/queries.ts";

/** Where members live: country, state, city, postcode, how many of a thousand, and what a street is called there. */
type HomeRow = readonly [iso: string, state: string, city: string, pincode: string, share: number];

export type Home = {
  country_id: number;
  state_id: number;
  city_id: number;
  iso: string;
  city: string;
  city_pb: string;
  pincode: string;
  share: number;
  village: boolean;
};

const punjab: readonly HomeRow[] = [
  ["IN", "Punjab", "Ludhiana", "141001", 62],
  ["IN", "Punjab", "Sri Bhaini Sahib", "141126", 26],
  ["IN", "Punjab", "Jalandhar", "144001", 36],
  ["IN", "Punjab", "Amritsar", "143001", 36],
  ["IN", "Punjab", "Patiala", "147001", 26],
  ["IN", "Punjab", "Mohali (SAS Nagar)", "160055", 22],
  ["IN", "Punjab", "Bathinda", "151001", 18],
  ["IN", "Punjab", "Hoshiarpur", "146001", 16],
  ["IN", "Punjab", "Moga", "142001", 16],
  ["IN", "Punjab", "Sangrur", "148001", 14],
  ["IN", "Punjab", "Khanna", "141401", 12],
  ["IN", "Punjab", "Jagraon", "142026", 12],
  ["IN", "Punjab", "Phagwara", "144401", 12],
  ["IN", "Punjab", "Kapurthala", "144601", 10],
  ["IN", "Punjab", "Gurdaspur", "143521", 10],
  ["IN", "Punjab", "Batala", "143505", 10],
  ["IN", "Punjab", "Tarn Taran Sahib", "143401", 10],
  ["IN", "Punjab", "Sri Muktsar Sahib", "152026", 10],
  ["IN", "Punjab", "Faridkot", "151203", 8],
  ["IN", "Punjab", "Barnala", "148101", 8],
  ["IN", "Punjab", "Rupnagar (Ropar)", "140001", 8],
  ["IN", "Punjab", "Anandpur Sahib", "140118", 6],
  ["IN", "Punjab", "Nawanshahr", "144514", 8],
  ["IN", "Punjab", "Samrala", "141114", 8],
  ["IN", "Punjab", "Raikot", "141109", 8],
  ["IN", "Punjab", "Sultanpur Lodhi", "144626", 6],
  ["IN", "Punjab", "Fazilka", "152123", 6],
  ["IN", "Punjab", "Doraha", "141421", 8],
  ["IN", "Punjab", "Machhiwara", "141115", 6],
  ["IN", "Punjab", "Sarabha", "141105", 5],
  ["IN", "Punjab", "Gujjarwal", "141202", 5],
  ["IN", "Punjab", "Dhudike", "142053", 5],
  ["IN", "Punjab", "Katani Kalan", "141113", 6],
  ["IN", "Punjab", "Bilga", "144036", 4],
];

const india: readonly HomeRow[] = [
  ["IN", "Haryana", "Sri Jiwan Nagar", "125075", 18],
  ["IN", "Haryana", "Sirsa", "125055", 12],
  ["IN", "Haryana", "Karnal", "132001", 8],
  ["IN", "Haryana", "Yamuna Nagar", "135001", 6],
  ["IN", "Haryana", "Kurukshetra", "136118", 6],
  ["IN", "Haryana", "Gurugram", "122001", 10],
  ["IN", "Chandigarh", "Chandigarh", "160017", 24],
  ["IN", "Delhi", "New Delhi", "110018", 20],
  ["IN", "Delhi", "Delhi", "110027", 20],
  ["IN", "Rajasthan", "Ganganagar", "335001", 8],
  ["IN", "Uttar Pradesh", "Lucknow", "226001", 6],
  ["IN", "Uttarakhand", "Rudrapur", "263153", 6],
  ["IN", "Jammu and Kashmir", "Jammu", "180001", 6],
  ["IN", "Maharashtra", "Mumbai", "400022", 14],
  ["IN", "Maharashtra", "Pune", "411001", 6],
  ["IN", "Karnataka", "Bengaluru", "560001", 14],
  ["IN", "West Bengal", "Kolkata", "700020", 6],
  ["IN", "Himachal Pradesh", "Mandi", "175001", 4],
];

const abroad: readonly HomeRow[] = [
  ["CA", "British Columbia", "Surrey", "V3T 1V8", 42],
  ["CA", "British Columbia", "Abbotsford", "V2S 1H4", 16],
  ["CA", "British Columbia", "Vancouver", "V5X 2A2", 10],
  ["CA", "Ontario", "Brampton", "L6P 0A1", 38],
  ["CA", "Ontario", "Mississauga", "L5B 1M2", 14],
  ["CA", "Ontario", "Toronto", "M9W 1J8", 8],
  ["CA", "Alberta", "Calgary", "T3J 0C7", 20],
  ["CA", "Alberta", "Edmonton", "T6T 0L2", 12],
  ["CA", "Manitoba", "Winnipeg", "R2R 0A1", 8],
  ["GB", "England", "London", "UB1 1AA", 20],
  ["GB", "England", "Birmingham", "B21 9RN", 22],
  ["GB", "England", "Wolverhampton", "WV1 1AA", 10],
  ["GB", "England", "Leicester", "LE4 6BF", 10],
  ["GB", "England", "Leeds", "LS7 3AB", 8],
  ["GB", "Scotland", "Glasgow", "G41 1AA", 6],
  ["US", "California", "Fremont", "94536", 12],
  ["US", "California", "Yuba City", "95991", 12],
  ["US", "California", "Fresno", "93722", 8],
  ["US", "New York", "Queens", "11419", 8],
  ["US", "New Jersey", "Edison", "08817", 6],
  ["US", "Washington", "Kent", "98030", 6],
  ["AU", "Victoria", "Melbourne", "3000", 20],
  ["AU", "New South Wales", "Sydney", "2148", 12],
  ["AU", "Queensland", "Brisbane", "4000", 8],
  ["AU", "Western Australia", "Perth", "6000", 6],
  ["NZ", "Auckland", "Auckland", "2025", 14],
  ["IT", "Lombardy", "Brescia", "25121", 8],
  ["IT", "Emilia-Romagna", "Reggio Emilia", "42121", 8],
  ["DE", "Hesse", "Frankfurt am Main", "60311", 6],
  ["DE", "North Rhine-Westphalia", "Koeln", "50667", 6],
  ["AE", "Dubai", "Dubai", "00000", 12],
  ["KE", "Nairobi County", "Nairobi", "00100", 6],
  ["TH", "Bangkok", "Bangkok", "10200", 10],
  ["SG", "Singapore", "Singapore", "238801", 4],
  ["MY", "Kuala Lumpur", "Kuala Lumpur", "50000", 4],
];

/** From towns of a market and a school, where addresses name a village and no street. */
const villages = new Set([
  "Sri Bhaini Sahib",
  "Sri Jiwan Nagar",
  "Sarabha",
  "Gujjarwal",
  "Dhudike",
  "Katani Kalan",
  "Bilga",
]);

/** The homes with the ids of their places. Throws when the map of the world does not know one. */
export function openHomes(): Home[] {
  return [...punjab, ...india, ...abroad].map(([iso, state, city, pincode, share]) => {
    const place = findPlaceByName(iso, state, city);
    if (!place) throw new Error(`The places know no ${city} in ${state}, ${iso}.`);
    const city_pb = findCity(place.state_id, place.city_id)?.name_pb ?? "";
    return {
      ...place,
      iso,
      city: plainName(city),
      city_pb: plainName(city_pb),
      pincode,
      share,
      village: villages.has(city),
    };
  });
}

/** "Rupnagar (Ropar)" is Rupnagar in a sentence. */
const plainName = (city: string) => city.replace(/\s*\(.*$/, "");
