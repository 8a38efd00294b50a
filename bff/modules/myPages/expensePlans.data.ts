import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

export type NewPlanItem = Omit<Prisma.ExpensePlanItemUncheckedCreateInput, 'id' | 'planId'>;

export type NewExpensePlan = {
  readonly mypageId: number;
  readonly effectiveOn: string;
  readonly lendsEquipment: boolean;
  /** Whose approval makes it; null or left out: the adoption's. */
  readonly changeRequestId?: number | null;
  readonly items: readonly NewPlanItem[];
};

const lastFirst = { orderBy: { version: 'desc' } } as const;

/** A my page's next plan; the ones before stay readable. The caller holds the my page. */
export const insertExpensePlan = batchedWrite<NewExpensePlan>(async (db, plans) => {
  const before = await db.expensePlan.groupBy({
    by: 'mypageId',
    where: { mypageId: { in: plans.map(({ mypageId }) => mypageId) } },
    _max: { version: true },
  });
  const last = new Map(before.map(({ mypageId, _max }) => [mypageId, _max.version ?? 0]));
  const made = await insertRows(
    db,
    { table: 'expense_plan', isDated: false },
    plans.map(({ items: _in, changeRequestId = null, ...plan }) => ({
      ...plan,
      version: (last.get(plan.mypageId) ?? 0) + 1,
      changeRequestId,
    })),
  );
  const items = plans.flatMap((plan, index) =>
    plan.items.map((item) => ({ planId: made[index]?.id, ...item })),
  );
  await insertRows(db, { table: 'expense_plan_item', isDated: false }, items);
});

const withItems = { items: { orderBy: { number: 'asc' } } } as const satisfies Prisma.ExpensePlanInclude;

type Row = Prisma.ExpensePlanGetPayload<{ include: typeof withItems }>;
/** Which of a programme's two lists; the database's CHECK holds the same. */
type Part = 'A' | 'B' | null;

type Item = Omit<Plain<Row['items'][number]>, 'quantity' | 'part'> & {
  readonly quantity: number | null;
  readonly part: Part;
};

const partOf = (part: string | null): Part => (part === 'A' || part === 'B' ? part : null);

export type ExpensePlanRow = Omit<Plain<Row>, 'items'> & { readonly items: readonly Item[] };

const rowOf = ({ items, ...plan }: Row): ExpensePlanRow => ({
  ...plain(plan),
  items: items.map(({ quantity, part, ...item }) => ({
    ...plain(item),
    part: partOf(part),
    quantity: quantity === null ? null : quantity.toNumber(),
  })),
});

/** Every plan that a my page has had, the one in force first. */
export const listExpensePlans = async (db: Db, mypageId: number): Promise<ExpensePlanRow[]> =>
  (await db.expensePlan.findMany({ where: { mypageId }, ...lastFirst, include: withItems })).map(rowOf);

/** The last plan that the ministry knows: the granted one, or one of which it has seen the change. */
export const findAgreedPlan = async (db: Db, mypageId: number): Promise<ExpensePlanRow | null> => {
  const isKnown = { OR: [{ changeRequestId: null }, { changeRequest: { forwardedAt: { not: null } } }] };
  const row = await db.expensePlan.findFirst({
    where: { mypageId, ...isKnown },
    ...lastFirst,
    include: withItems,
  });
  return row === null ? null : rowOf(row);
};

/** The plan in force. @returns null for an undertaking that came without one */
export const findExpensePlan = async (db: Db, mypageId: number): Promise<ExpensePlanRow | null> => {
  const row = await db.expensePlan.findFirst({ where: { mypageId }, ...lastFirst, include: withItems });
  return row === null ? null : rowOf(row);
};
