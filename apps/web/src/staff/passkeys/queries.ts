import { listPasskeys } from "@sanjog/contract/staff";
import { queryOptions } from "@tanstack/react-query";
import type { CallAnswer } from "../../platform/api-client.ts";
import { callDesk } from "../desk-client.ts";

export type OwnPasskey = CallAnswer<typeof listPasskeys>["data"][number];

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async ({ signal }) => (await callDesk(listPasskeys, { signal })).data,
});
