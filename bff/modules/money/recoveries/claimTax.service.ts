import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RecoveryKind } from '#bff/generated/contract/enums.ts';
import {
  findSection,
  linkTaxRecovery,
  liveClaimOf,
  type TaxReportRow,
  taxClaimReason,
  taxReturnOfSection,
} from '#bff/modules/sections/index.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { draftRecovery, proposedPayTo } from './draftRecovery.service.ts';
import { recoveryMessages } from './recoveries.words.ts';
import { claimableOf } from './recoveryContext.service.ts';

const periodOf = ({ periodFromOn, periodToOn }: TaxReportRow): string =>
  [periodFromOn, periodToOn].map((day) => (day === null ? '' : formatEraDay(day))).join('–');

/**
 * What follows from a report that the office has confirmed: a draft of the money to be given back, once, tied to the
 * report. Two people order it as any other. The caller holds the my page.
 * @throws TRANSITION_NOT_ALLOWED where more would be ordered back than was paid
 */
export const claimTax = async (
  scope: Scope,
  { sectionId }: { readonly sectionId: number },
): Promise<void> => {
  const section = await findSection(scope.db, sectionId, { kind: 'all' });
  if (section === null || section.taxReport === null || liveClaimOf(section) !== null) return;
  const { taxReport: report, mypageId, myPage } = section;
  const { amount } = taxReturnOfSection(section, report);
  if (amount === 0) return;
  const { claimable } = await claimableOf(scope, mypageId);
  if (amount > claimable) {
    const detail = recoveryMessages.amountTooMuch(yenText(claimable));
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  }
  const id = await draftRecovery(scope, {
    mypageId,
    kind: RecoveryKind.TaxDeduction,
    amount,
    claimReason: taxClaimReason(periodOf(report)),
    payTo: await proposedPayTo(scope, myPage.projectId),
  });
  await linkTaxRecovery(scope.db, report.id, id);
};
