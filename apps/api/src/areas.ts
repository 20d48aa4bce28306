import { accountLifecycleArea } from "./account-lifecycle/routes.ts";
import { accountsArea } from "./accounts/routes.ts";
import { approvalsArea } from "./approvals/routes.ts";
import { biodataArea } from "./biodata/routes.ts";
import { blocksArea } from "./blocks/routes.ts";
import { casesArea } from "./cases/routes.ts";
import { connectionsArea } from "./connections/routes.ts";
import { decisionsArea } from "./decisions/routes.ts";
import { evidenceArea } from "./evidence/routes.ts";
import { helpArea } from "./help/routes.ts";
import { homeArea } from "./home/routes.ts";
import { inPersonArea } from "./in-person/routes.ts";
import { monitoringArea } from "./monitoring/routes.ts";
import { notificationsArea } from "./notifications/routes.ts";
import { numbersArea } from "./numbers/routes.ts";
import { photosArea } from "./photos/routes.ts";
import type { Area } from "./platform/area.ts";
import { preferencesArea } from "./preferences/routes.ts";
import { privacyArea } from "./privacy/routes.ts";
import { profilesArea } from "./profiles/routes.ts";
import { proposalsArea } from "./proposals/routes.ts";
import { referenceArea } from "./reference/routes.ts";
import { relationsArea } from "./relations/routes.ts";
import { reportsArea } from "./reports/routes.ts";
import { reviewsArea } from "./reviews/routes.ts";
import { setAsideArea } from "./set-aside/routes.ts";
import { shortlistArea } from "./shortlist/routes.ts";
import { siteArea } from "./site/routes.ts";
import { staffArea } from "./staff/routes.ts";
import { suggestionsArea } from "./suggestions/routes.ts";

/** Every area of the product, in the order in which the app mounts them. */
export const areas: readonly Area[] = [
  siteArea,
  referenceArea,
  privacyArea,
  photosArea,
  profilesArea,
  biodataArea,
  preferencesArea,
  relationsArea,
  notificationsArea,
  connectionsArea,
  proposalsArea,
  shortlistArea,
  setAsideArea,
  blocksArea,
  suggestionsArea,
  homeArea,
  accountsArea,
  accountLifecycleArea,
  reportsArea,
  monitoringArea,
  staffArea,
  casesArea,
  reviewsArea,
  decisionsArea,
  evidenceArea,
  numbersArea,
  approvalsArea,
  inPersonArea,
  helpArea,
];
