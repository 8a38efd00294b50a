import { ChangeRequestStatus, InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import type { RequestFacts, UndertakingFacts } from '#bff/programmes/sections.ts';
import type { FactsRow } from './myPageFacts.data.ts';

/** Somebody is to inspect on site, or does; once a report of the product is approved, it is the paper. */
const awaitsInspection = ({ inspectorUserId, reports }: FactsRow): boolean =>
  (inspectorUserId !== null || reports.length > 0) &&
  !reports.some(({ status }) => status === InspectionReportStatus.Approved);

/** What the conditions of documents read of an undertaking. */
export const conditionFactsOf = (row: FactsRow): UndertakingFacts => {
  const [plan] = row.expensePlans;
  return {
    expenses: plan?.items ?? [],
    lendsEquipment: plan?.lendsEquipment ?? false,
    taxStatus: row.corporation.taxStatus,
    awaitsInspection: awaitsInspection(row),
    orderedEarly: row.grantDecisionOn === null ? row.paymentItems : [],
  };
};

const { Approved, Declined, Withdrawn } = ChangeRequestStatus;

const stateOf = (status: number): RequestFacts['state'] => {
  if (status === Approved) return 'approved';
  return status === Declined || status === Withdrawn ? 'ended' : 'open';
};

const changesContract = ({ expensePlans }: FactsRow, { budget }: ChangeValues): boolean => {
  const planned = new Map(expensePlans[0]?.items.map((item) => [item.number, item]));
  return (budget?.items ?? []).some((item) => {
    const old = planned.get(item.number);
    const isSameSupplier = (old?.supplierName ?? null) === (item.supplierName ?? null);
    return old === undefined || !isSameSupplier || old.amountTaxExcluded !== item.amountTaxExcluded;
  });
};

/** What the conditions of its papers read of a request. */
export const requestFactsOf = (row: FactsRow, request: FactsRow['changeRequests'][number]): RequestFacts => {
  const after = valuesOf(request.after);
  return {
    kind: request.kind,
    state: stateOf(request.status),
    changesContract: changesContract(row, after),
    extendsDeadline: (after.delay?.completionDeadline ?? null) !== null,
    isBeforeDecision: row.grantDecisionOn === null,
  };
};
