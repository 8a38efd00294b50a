import { expect } from 'vitest';
import { loadContractDocument } from '../../core/contractDocument.ts';
import { machinesOf } from '../../core/machines.ts';
import { parseStateActor, type StateMachine } from '../../core/stateMachine.ts';
import {
  AmountProposalStatus,
  ChangeRequestStatus,
  PaymentStatus,
  ProjectStatus,
  RecoveryStatus,
} from '../../generated/contract/enums.ts';
import type { TestServer } from '../server.ts';

/*
 * Compares what stands in the database before and after a step with the machines as the contract publishes them: the
 * services are not asked.
 */

const enums = {
  projectStatus: ProjectStatus,
  payment: PaymentStatus,
  changeRequest: ChangeRequestStatus,
  amountProposal: AmountProposalStatus,
  recovery: RecoveryStatus,
} as const;

type Watched = keyof typeof enums;

/** Statuses by `machine id`, as names. */
type Statuses = ReadonlyMap<string, string>;

const nameOf = (machine: Watched, status: number): string =>
  Object.entries(enums[machine]).find(([, value]) => value === status)?.[0] ?? String(status);

const statusesOf = async ({ database: { client } }: TestServer, mypageId: number): Promise<Statuses> => {
  const of = { where: { mypageId }, select: { id: true, status: true } };
  const { projectStatus } = await client.myPage.findUniqueOrThrow({ where: { id: mypageId } });
  const rows: [Watched, { id: number; status: number }[]][] = [
    ['projectStatus', [{ id: mypageId, status: projectStatus }]],
    ['payment', await client.payment.findMany(of)],
    ['changeRequest', await client.changeRequest.findMany(of)],
    ['amountProposal', await client.amountProposal.findMany(of)],
    ['recovery', await client.recovery.findMany(of)],
  ];
  return new Map(
    rows.flatMap(([machine, list]) =>
      list.map(({ id, status }) => [`${machine} ${id}`, nameOf(machine, status)] as const),
    ),
  );
};

/** What leads from a status to another by one person, or by the system in his wake. */
const edgesOf = ({ transitions }: StateMachine, from: string, role: string) =>
  transitions.filter(
    (one) =>
      one.from.includes(from) &&
      one.by.map(parseStateActor).some((actor) => actor.role === role || actor.role === 'System'),
  );

/** A change of the account sets back what rests on its check (the note of the machine `payment`). */
const isSetBack = (machine: Watched, from: string, to: string): boolean =>
  machine === 'payment' && (from === 'Checked' || from === 'Approved') && to === 'Requested';

/** A step is one action; what is new may have been handed in with the same one. */
const takenEdge = (
  machine: StateMachine,
  { from, to, role }: { readonly from: string | undefined; readonly to: string; readonly role: string },
): string | undefined => {
  if (from === undefined && to === machine.initial) return 'create';
  return edgesOf(machine, from ?? machine.initial, role).find((edge) => edge.to === to)?.action;
};

/** Watches one undertaking during a walk. */
export const watchGraph = async (server: TestServer, mypageId: number) => {
  const machines = machinesOf(loadContractDocument());
  let before = await statusesOf(server, mypageId);
  const taken = new Set<string>();

  /**
   * After a step of somebody: every status that changed has followed an edge that is his.
   * @param touchesAccount the step was one on the account of the business
   */
  const follow = async (role: string, touchesAccount = false): Promise<void> => {
    const after = await statusesOf(server, mypageId);
    for (const [key, to] of after) {
      const from = before.get(key);
      if (from === to) continue;
      const machine = key.split(' ')[0] as Watched;
      const action =
        touchesAccount && isSetBack(machine, from ?? '', to)
          ? 'setBack'
          : takenEdge(machines[machine], { from, to, role });
      expect(action, `${role}: ${key} from ${from ?? 'nothing'} to ${to}`).toBeDefined();
      taken.add(`${machine}.${action}`);
    }
    before = after;
  };

  return { follow, taken };
};
