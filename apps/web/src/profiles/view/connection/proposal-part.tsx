import type { ComponentProps } from "react";
import { lazy } from "react";
import { retryImport } from "../../../platform/retry-import.ts";

// Most profiles have no proposal. The first page of one that has waits for it, so that nothing below moves.
const ProposalCard = lazy(async () => ({
  default: (await retryImport(() => import("./proposal-card.tsx"))).ProposalCard,
}));

/** The marriage proposal between two connections, where there is or was one. */
export function ProposalPart(props: ComponentProps<typeof ProposalCard>) {
  const { connected, proposal } = props.profile.relation;
  return connected && proposal ? <ProposalCard {...props} /> : null;
}
