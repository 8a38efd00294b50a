import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '#ui-kit/FilterBar/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { size, space } from '#ui-kit/tokens/index.ts';
import { useRowsPage } from '#web/list/useRowsPage.ts';
import { paymentText as t } from './paymentText.ts';
import type { PaymentItem } from './paymentTypes.ts';

const Place = styled.div`
  scroll-margin-top: ${size.topbarHeight};
`;

const Line = styled.div`
  display: flex;
  padding: 0 var(--card-x) ${space[12]};
`;

const Foot = styled.div`
  padding: ${space[12]} var(--card-x);
`;

const searchText = ({ number, payee, description }: PaymentItem): string =>
  `${number} ${payee} ${description}`;

type Shown = { items: readonly PaymentItem[]; rows: readonly PaymentItem[] };

type DealPagesProps = { items: readonly PaymentItem[]; children: (shown: Shown) => ReactNode };

/** Search above the deals and pages below them, as far as there are many. */
export const DealPages = ({ items, children }: DealPagesProps) => {
  const { found, rows, place, search, paging } = useRowsPage<PaymentItem, HTMLDivElement>(items, searchText);
  const hasPages = paging.onPrevious !== undefined || paging.onNext !== undefined;
  return (
    <Place ref={place}>
      {search !== null && (
        <Line>
          <SearchField
            {...search}
            aria-label={t((w) => w.payments.search)}
            placeholder={t((w) => w.payments.searchFor)}
          />
        </Line>
      )}
      {children({ items: found, rows })}
      {hasPages && (
        <Foot>
          <Pagination {...paging} />
        </Foot>
      )}
    </Place>
  );
};
