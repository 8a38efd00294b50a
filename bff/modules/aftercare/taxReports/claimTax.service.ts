import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RecoveryKind } from '#bff/generated/contract/enums.ts';
import { draftRecovery, proposedPayTo } from '#bff/modules/money/recoveries/draftRecovery.service.ts';
import { recoveryMessages } from '#bff/modules/money/recoveries/recoveries.words.ts';
import { claimableOf } from '#bff/modules/money/recoveries/recoveryContext.service.ts';
import type { SectionDetail } from '#bff/modules/sections/sections.data.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { liveClaimOf, taxReturnOfSection } from './taxFacts.service.ts';
import { linkTaxRecovery, type TaxReportRow } from './taxReports.data.ts';
import { taxClaimReason } from './taxReports.words.ts';

const periodOf = ({ periodFromOn, periodToOn }: TaxReportRow): string =>
  [periodFromOn, periodToOn].map((day) => (day === null ? '' : formatEraDay(day))).join('–');

/**
 * What follows from a report that the office has confirmed: a draft of the money to be given back, once, tied to the
 * report. Two people order it as any other. The caller holds the my page.
 * @throws TRANSITION_NOT_ALLOWED where more would be ordered back than was paid
 */
export const claimTax = async (scope: Scope, section: SectionDetail): Promise<void> => {
  const { taxReport: report, mypageId, myPage } = section;
  if (report === null || liveClaimOf(section) !== null) return;
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
