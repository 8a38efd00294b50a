import { styled } from 'styled-components';
import { SearchField } from '#ui-kit/FilterBar/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { ORDER_LABEL, ORDERS } from './dealOrder.ts';
import type { DealFinding } from './useDealPages.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`;

type DealFinderProps = DealFinding & {
  /** What the search is called, and what it looks through. */
  words: { readonly label: string; readonly placeholder: string };
};

/** Search among many deals, and their order: days, payee and amount stand in no column heads of their own on a phone. */
export const DealFinder = ({ search, order, words }: DealFinderProps) => (
  <Line>
    <SearchField {...search} aria-label={words.label} placeholder={words.placeholder} />
    <Select
      label={ORDER_LABEL}
      isLabelHidden
      width="content"
      options={ORDERS}
      placeholder={false}
      value={order.value}
      onChange={(event) => order.onChange(event.target.value)}
    />
  </Line>
);
