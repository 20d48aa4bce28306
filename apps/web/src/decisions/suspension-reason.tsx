import { appealSuspension, openSuspension } from "@sanjog/contract/decisions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { showToast } from "../platform/toast.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { DecisionList } from "./decision-list.tsx";

/** The same for a member who cannot log in, by the key of the refused login, which is kept in memory alone. */
export function SuspensionReason({ appeal_key }: { appeal_key: string }) {
  const decisions = useQuery({
    queryKey: ["suspension", appeal_key],
    queryFn: async ({ signal }) => (await call(openSuspension, { signal, body: { appeal_key } })).data,
    gcTime: 0,
    retry: false,
  });
  async function appeal(id: string, text: string) {
    const { message } = await call(appealSuspension, { body: { appeal_key, id, text } });
    showToast("success", message ?? "");
    await decisions.refetch();
  }
  return (
    <Loaded from={decisions}>
      {(all) => (all.length > 0 ? <DecisionList decisions={all} onAppeal={appeal} /> : null)}
    </Loaded>
  );
}
