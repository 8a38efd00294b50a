import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { DealFinder } from '#web/modules/money/shared/payments/DealFinder.tsx';
import type { DealPages as Pages } from '#web/modules/money/shared/payments/useDealPages.ts';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentList } from './paymentTypes.ts';

const Line = styled.div`
  padding: 0 var(--card-x) ${space[12]};
`;

const Foot = styled.div`
  padding: ${space[12]} var(--card-x);
`;

const WORDS = { label: t((w) => w.payments.search), placeholder: t((w) => w.payments.searchFor) };

type DealPagesProps = { list: PaymentList; pages: Pages; children: ReactNode };

/** Search above the deals and pages below them, as far as there are many. */
export const DealPages = ({ list, pages, children }: DealPagesProps) => {
  const finding = pages.findingOf(list);
  const paging = pages.pagingOf(list);
  const hasPages = paging.onPrevious !== undefined || paging.onNext !== undefined;
  return (
    <>
      {finding !== null && (
        <Line>
          <DealFinder {...finding} words={WORDS} />
        </Line>
      )}
      {children}
      {hasPages && (
        <Foot>
          <Pagination {...paging} />
        </Foot>
      )}
    </>
  );
};
