import { blocksArea } from "./blocks/routes.ts";
import { connectionsArea } from "./connections/routes.ts";
import type { Area } from "./platform/area.ts";
import { referenceArea } from "./reference/routes.ts";
import { relationsArea } from "./relations/routes.ts";
import { shortlistArea } from "./shortlist/routes.ts";
import { siteArea } from "./site/routes.ts";
import { suggestionsArea } from "./suggestions/routes.ts";

/** Every area that the server opens. */
export const areas: readonly Area[] = [
  siteArea,
  referenceArea,
  relationsArea,
  connectionsArea,
  shortlistArea,
  blocksArea,
  suggestionsArea,
];
