import type { Db } from '#bff/core/database.ts';

/** What has a history of its own within a my page, by its state machine. */
type Machine = 'amountProposal' | 'changeRequest' | 'payment' | 'propertyDisposal' | 'recovery';

const MAX_STEPS = 200;

/** What happened to a record of a my page, the newest first. */
export const listRecordSteps = (
  db: Db,
  machine: Machine,
  { mypageId, id }: { readonly mypageId: number; readonly id: number },
) =>
  db.myPageHistory.findMany({
    where: { mypageId, machine, targetId: id },
    orderBy: { id: 'desc' },
    take: MAX_STEPS,
  });

export type RecordStepRow = Awaited<ReturnType<typeof listRecordSteps>>[number];
