import { appealDecision, listOwnDecisions } from "@sanjog/contract/decisions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { showToast } from "../platform/toast.tsx";
import { DecisionList } from "./decision-list.tsx";

const queryKey = ["decisions"];

/** What the desk decided about the member; nothing where it decided nothing. */
export function DecisionsSection() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listOwnDecisions, { signal })).data,
  });
  if (!data || data.length === 0) return null;
  async function appeal(id: string, text: string) {
    const { message } = await call(appealDecision, { params: { id }, body: { text } });
    showToast("success", message ?? "");
    await client.invalidateQueries({ queryKey });
  }
  return <DecisionList decisions={data} onAppeal={appeal} keeps_draft />;
}
