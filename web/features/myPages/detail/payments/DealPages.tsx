import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '#ui-kit/FilterBar/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import type { DealPages as Pages } from '#web/payments/useDealPages.ts';
import { paymentText as t } from './paymentText.ts';
import type { PaymentList } from './paymentTypes.ts';

const Line = styled.div`
  display: flex;
  padding: 0 var(--card-x) ${space[12]};
`;

const Foot = styled.div`
  padding: ${space[12]} var(--card-x);
`;

type DealPagesProps = { list: PaymentList; pages: Pages; children: ReactNode };

/** Search above the deals and pages below them, as far as there are many. */
export const DealPages = ({ list, pages, children }: DealPagesProps) => {
  const search = pages.searchOf(list);
  const paging = pages.pagingOf(list);
  const hasPages = paging.onPrevious !== undefined || paging.onNext !== undefined;
  return (
    <>
      {search !== null && (
        <Line>
          <SearchField
            {...search}
            aria-label={t((w) => w.payments.search)}
            placeholder={t((w) => w.payments.searchFor)}
          />
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
