import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SectionDetail } from '#bff/data/sections/sections.ts';
import { linkTaxRecovery, type TaxReportRow } from '#bff/data/taxReports/taxReports.ts';
import { RecoveryKind } from '#bff/generated/contract/enums.ts';
import { recoveryMessages } from '#bff/text/money/recoveries.ts';
import { taxClaimReason } from '#bff/text/money/taxReports.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { draftRecovery, proposedPayTo } from '../recoveries/draftRecovery.ts';
import { claimableOf } from '../recoveries/recoveryContext.ts';
import { liveClaimOf, taxReturnOfSection } from './taxFacts.ts';

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
