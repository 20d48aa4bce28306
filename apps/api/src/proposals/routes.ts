import {
  listAcceptedProposals,
  listReceivedProposals,
  listSentProposals,
  respondToProposal,
  revokeProposal,
  sendProposal,
} from "@sanjog/contract/proposals";
import type { ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as sending from "./commands/send-proposal.ts";
import * as steps from "./commands/take-step.ts";
import { listProposals } from "./queries.ts";

const lists = {
  received: listReceivedProposals,
  sent: listSentProposals,
  accepted: listAcceptedProposals,
} as const satisfies Record<ProposalList, unknown>;

export const proposalsArea: Area = { name: "proposals", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, sendProposal, async ({ body, viewer, locale }) => ({
    data: await sending.sendProposal(deps, viewer, body.receiver_id),
    message: say(locale, (texts) => texts.proposals.sent),
  }));
  bind(app, deps, respondToProposal, async ({ params, body, viewer, locale }) => ({
    data: await steps.respondToProposal(deps, viewer, params.id, body.status),
    message: say(locale, (texts) => texts.proposals[body.status]),
  }));
  bind(app, deps, revokeProposal, async ({ params, viewer, locale }) => {
    await steps.revokeProposal(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.proposals.revoked) };
  });
  for (const list of Object.keys(lists) as ProposalList[]) {
    bind(app, deps, lists[list], async ({ query, viewer, locale }) => ({
      data: await listProposals(deps, viewer, list, query, locale),
    }));
  }
}
