import type { Scope } from '#bff/core/scope.ts';
import { PaymentImportOutcome as Outcome } from '#bff/generated/contract/enums.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { type DealRow, dealNumberOf } from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import type { OnBehalf } from '#bff/parts/records/onBehalf.service.ts';
import { answerByList } from '../answerByList.service.ts';
import { exclusionAfter } from '../dealRules.service.ts';
import { addVouchers } from '../dealVouchers.service.ts';
import { insertDeals, updateDeals } from '../dealWrites.data.ts';
import { followDeals } from '../followDeals.service.ts';
import type { ListOwner } from '../listOwner.service.ts';
import type { PlannedRow } from './planImport.service.ts';

type OfOutcome<Name extends PlannedRow['outcome']> = Extract<PlannedRow, { readonly outcome: Name }>;

export const ofOutcome = <Name extends PlannedRow['outcome']>(rows: readonly PlannedRow[], outcome: Name) =>
  rows.filter((row): row is OfOutcome<Name> => row.outcome === outcome);

type Taking = { readonly owner: ListOwner; readonly behalf: OnBehalf };

const auditsOf = ({ owner: { myPage }, behalf }: Taking) => ({
  ...behalf,
  mypageId: myPage.id,
  projectId: myPage.projectId,
});

const create = async (scope: Scope, taking: Taking, rows: readonly PlannedRow[]): Promise<void> => {
  const deals = ofOutcome(rows, Outcome.Created).map(({ deal }) => deal);
  if (deals.length === 0) return;
  const mypageId = taking.owner.myPage.id;
  const added = await insertDeals(
    scope.db,
    deals.map((deal) => ({ ...deal, mypageId, createdAt: scope.now })),
  );
  const ids = new Map(added.map(({ id, number }) => [number, id]));
  const vouchers = Map.groupBy(await addVouchers(scope, taking.owner, deals), ({ branchNumber }) =>
    dealNumberOf(branchNumber),
  );
  // Thousands of deals have tens of thousands of vouchers: each deal's entry names its own.
  await recordAudits(
    scope,
    deals.map((deal) => ({
      action: 'created',
      target: { kind: 'paymentItem', id: ids.get(deal.number) ?? 0 },
      after: { ...deal, vouchers: vouchers.get(deal.number)?.map(({ branchNumber }) => branchNumber) ?? [] },
      ...auditsOf(taking),
    })),
  );
};

const change = async (scope: Scope, taking: Taking, rows: readonly PlannedRow[]): Promise<void> => {
  const changes = ofOutcome(rows, Outcome.Changed).map(({ before, after }) => ({
    before,
    after: { ...after, ...exclusionAfter(before, after.eligibleAmount) } as DealRow,
  }));
  if (changes.length === 0) return;
  await updateDeals(
    scope.db,
    changes.map(({ after }) => after),
  );
  await recordAudits(
    scope,
    changes.map(({ before, after }) => ({
      action: 'updated',
      target: { kind: 'paymentItem', id: before.id },
      before,
      after,
      ...auditsOf(taking),
    })),
  );
  await followDeals(scope, taking.owner, changes);
};

/** Writes all rows: the deals that begin with their vouchers, and those that change. */
export const writeImportedDeals = async (
  scope: Scope,
  taking: Taking,
  rows: readonly PlannedRow[],
): Promise<void> => {
  await create(scope, taking, rows);
  await change(scope, taking, rows);
  await answerByList(scope, taking.owner);
  await refreshMyPageFacts(scope, taking.owner.myPage.id);
};
