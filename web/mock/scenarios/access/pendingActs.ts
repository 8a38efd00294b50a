import { FourEyesAct, PendingActStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers, MockRequest } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { operationsWorld } from '../../world/world.ts';

type PendingAct = components['schemas']['PendingAct'];

const { items } = operationsWorld.saw('listPendingActs');

const oneThat = (is: (act: PendingAct) => boolean): PendingAct => {
  const act = items.find(is);
  if (act === undefined) throw new Error('the day of the office has no such proposal');
  return act;
};

const isFrom =
  (name: string, status: PendingActStatus) =>
  (act: PendingAct): boolean =>
    act.proposedByName === name && act.status === status;

/** Asked for by the other of JMAC: who looks at it may decide. */
export const waitingForMe = oneThat(isFrom('事務局 次郎', PendingActStatus.Waiting));

/** Asked for by who looks at it. */
export const ownProposal = oneThat(isFrom('事務局 花子', PendingActStatus.Waiting));

/** Declined with a reason. */
export const declined = oneThat(({ status }) => status === PendingActStatus.Declined);

/** What it stands on has changed: nothing was done. */
const voided: PendingAct = {
  ...declined,
  ...{ id: 90, status: PendingActStatus.Void, decidedByName: null, decisionReason: null },
};

/** What an operation answers that a second person decides. */
export const aProposal = {
  pendingActId: ownProposal.id,
  act: FourEyesAct.KeyOrWebhook,
  endsAt: ownProposal.endsAt,
};

const acts = [...items, voided];

const isAsked = ({ query }: MockRequest, { status, subjectKind, subjectId }: PendingAct): boolean => {
  const statuses = query.getAll('status');
  const of = { subjectKind, subjectId: subjectId ?? '' };
  return (
    (statuses.length === 0 || statuses.includes(String(status))) &&
    Object.entries(of).every(([name, value]) => !query.has(name) || query.get(name) === value)
  );
};

/** What waits for a second person, in every state. */
export const pendingActHandlers = {
  listPendingActs: (request: MockRequest) => {
    const found = acts.filter((act) => isAsked(request, act));
    return reply({ items: found, nextCursor: null, total: found.length });
  },
  getPendingAct: recordAsked(acts),
  updatePendingAct: reply(
    {
      act: { ...waitingForMe, status: PendingActStatus.Approved, availableActions: [] },
      issued: 'hojo_3f9a1c07d2e4b586.Zk1dT0yZ3nQ8b6m2V4xR7cW9aE5hJ1uL3nQ8b6m2V4x',
    },
    waitingForMe.version + 1,
  ),
} satisfies MockHandlers;
