import { fundingShortfall } from '#rules/forms/funding.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { applicantText as t } from '../../model/applicant.words.ts';
import { useAnswersNow, useStep } from '../stepContext.ts';

/** What the sources of money still lack of the own share, while they are written. */
export const FundingBalance = () => {
  const { selfFunded } = useStep().draft.getStored().body;
  const shortfall = fundingShortfall(selfFunded, useAnswersNow());
  if (selfFunded <= 0) return null;
  const own = t((w) => w.funding.own, { yen: formatYen(selfFunded) });
  if (shortfall === 0)
    return (
      <Notice role="status" tone="success" title={t((w) => w.funding.even)}>
        {own}
      </Notice>
    );
  return (
    <Notice
      role="status"
      tone="warning"
      title={
        shortfall > 0
          ? t((w) => w.funding.short, { yen: formatYen(shortfall) })
          : t((w) => w.funding.over, { yen: formatYen(-shortfall) })
      }
    >
      {own}
    </Notice>
  );
};
