import type { Scope } from '#bff/core/scope.ts';
import { RecoveryKind } from '#bff/generated/contract/enums.ts';
import { draftRecovery, proposedPayTo } from '#bff/modules/money/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { fiscalYearOf, laterDay, tokyoDayOf } from '#rules/calendar.ts';
import { updateDisposalRow } from '../disposals.data.ts';
import { disposalClaim } from '../disposals.words.ts';
import { followLedger } from '../followLedger.service.ts';
import { updatePropertyRow } from '../properties.data.ts';
import type { DisposalContext } from './disposalContext.service.ts';

const DIGITS = 5;

/** The number of an approval: its fiscal year and the request, 2026-00012. */
const approvalNumberOf = (scope: Scope, id: number): string =>
  `${fiscalYearOf(tokyoDayOf(scope.now))}-${String(id).padStart(DIGITS, '0')}`;

/**
 * What an approval does, in its transaction: the ledger says what became of the piece, and what has to be paid back is
 * begun as an order. No piece goes before its approval, but in a disaster. The caller holds the my page.
 * @returns the number of the approval
 */
export const applyDisposal = async (scope: Scope, { disposal }: DisposalContext): Promise<string> => {
  const { id, mypageId, kind, property, myPage, isDisaster, returnAmount } = disposal;
  const today = tokyoDayOf(scope.now);
  const planned = disposal.plannedOn ?? today;
  const disposedOn = isDisaster ? planned : laterDay(planned, today);
  const approvalNumber = approvalNumberOf(scope, id);
  const after = { disposalKind: kind, disposedOn, approvalNumber };
  await writeVersioned(property.version, () =>
    updatePropertyRow(scope.db, { id: property.id, version: property.version }, after),
  );
  const { projectId } = myPage;
  const about = { target: { kind: 'property' as const, id: property.id }, mypageId, projectId };
  const before = { disposalKind: null, disposedOn: null, approvalNumber: null };
  await scope.audit({ action: 'updated', ...about, before, after });
  if (returnAmount !== null && returnAmount > 0) {
    const label = contractFacts().enumLabel('DisposalKind', kind);
    const recoveryId = await draftRecovery(scope, {
      mypageId,
      kind: RecoveryKind.PropertyDisposal,
      amount: returnAmount,
      claimReason: disposalClaim(property.name, label, approvalNumber),
      payTo: await proposedPayTo(scope, projectId),
    });
    await updateDisposalRow(scope.db, { id, version: undefined }, { recoveryId });
  }
  await followLedger(scope, mypageId);
  return approvalNumber;
};
