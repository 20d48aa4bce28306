import { askToConfirmInPerson, numberInPerson } from "@sanjog/contract/in-person";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** Looked up again whenever the member returns to the page: a volunteer types the code meanwhile. */
export const ownNumberQuery = queryOptions({
  queryKey: ["number-in-person"],
  queryFn: async ({ signal }) => (await call(numberInPerson, { signal })).data,
  refetchOnWindowFocus: "always",
});

export const askForCode = () => call(askToConfirmInPerson, {});
