import { proposeRole } from "@sanjog/contract/approvals";
import {
  endStaffAccount,
  inviteStaff,
  listStaff,
  signOutStaff,
  withdrawInvitation,
} from "@sanjog/contract/staff";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "../../platform/api-client.ts";
import { showToast } from "../../platform/toast.tsx";
import { callDesk } from "../desk-client.ts";

export type People = CallAnswer<typeof listStaff>["data"];
export type StaffPerson = People["staff"][number];
export type OpenInvitation = People["invitations"][number];

export const peopleQuery = queryOptions({
  queryKey: ["people", "staff"],
  queryFn: async ({ signal }) => (await callDesk(listStaff, { signal })).data,
});

/** The steps about people. Each shows the server's sentence and loads the lists again. */
export function usePeopleSteps() {
  const client = useQueryClient();
  const done = async ({ message }: { message?: string }) => {
    showToast("success", message ?? "");
    await client.invalidateQueries({ queryKey: ["people"] });
  };
  type Why = { why: string };
  return {
    invite: async (body: { email: string; locale: "en" | "pb"; why: string }) =>
      done(await callDesk(inviteStaff, { body })),
    withdraw: async (id: string, body: Why) =>
      done(await callDesk(withdrawInvitation, { params: { id }, body })),
    end: async (id: string, body: Why) => done(await callDesk(endStaffAccount, { params: { id }, body })),
    signOut: async (id: string, body: Why) => done(await callDesk(signOutStaff, { params: { id }, body })),
    propose: async (id: string, body: Why & { role: StaffPerson["role"] }) =>
      done(await callDesk(proposeRole, { params: { id }, body })),
  };
}
