import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, plain, toDate } from '../engine/values.ts';

export type NewPlanItem = Omit<Prisma.ExpensePlanItemUncheckedCreateInput, 'id' | 'planId'>;

export type NewExpensePlan = {
  readonly mypageId: number;
  readonly effectiveOn: string;
  readonly lendsEquipment: boolean;
  readonly items: readonly NewPlanItem[];
};

const lastFirst = { orderBy: { version: 'desc' } } as const;

/** A my page's next plan; the ones before stay readable. The caller holds the my page. */
export const insertExpensePlan = async (
  db: Db,
  { mypageId, effectiveOn, lendsEquipment, items }: NewExpensePlan,
): Promise<void> => {
  const last = await db.expensePlan.findFirst({
    where: { mypageId },
    ...lastFirst,
    select: { version: true },
  });
  const plan = await db.expensePlan.create({
    data: {
      mypageId,
      version: (last?.version ?? 0) + 1,
      effectiveOn: toDate(effectiveOn),
      lendsEquipment,
    },
    select: { id: true },
  });
  await db.expensePlanItem.createMany({ data: items.map((item) => ({ planId: plan.id, ...item })) });
};

const withItems = { items: { orderBy: { number: 'asc' } } } as const satisfies Prisma.ExpensePlanInclude;

export type ExpensePlanRow = Plain<Prisma.ExpensePlanGetPayload<{ include: typeof withItems }>>;

/** Every plan that a my page has had, the one in force first. */
export const listExpensePlans = async (db: Db, mypageId: number): Promise<ExpensePlanRow[]> =>
  (await db.expensePlan.findMany({ where: { mypageId }, ...lastFirst, include: withItems })).map(
    (row): ExpensePlanRow => plain(row),
  );
