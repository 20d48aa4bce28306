import { askInPerson } from "@sanjog/contract/approvals";
import { showNumberInPerson } from "@sanjog/contract/in-person";
import type { SeenInPerson } from "@sanjog/domain/in-person/in-person";
import { queryOptions } from "@tanstack/react-query";
import { callDesk } from "../staff/desk-client.ts";

export const deskNumberQuery = (id: string) =>
  queryOptions({
    queryKey: ["cases", "number", id],
    queryFn: async ({ signal }) => (await callDesk(showNumberInPerson, { signal, params: { id } })).data,
    retry: false,
  });

/** Returns the server's sentence. */
export async function sendSeen(id: string, body: SeenInPerson): Promise<string | undefined> {
  return (await callDesk(askInPerson, { params: { id }, body })).message;
}
