// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import './AmountFields.tsx';
import './DayFields.tsx';
import type { ListShape } from './listAddress.ts';
import { amountFilter, daysFilter } from './rangeFilters.tsx';
import { useListState } from './useListState.ts';

const SHAPE = {
  filters: ['person'],
  others: ['dueFrom', 'dueBefore', 'least', 'most'],
  sorts: ['name'],
  defaultSort: 'name',
} as const satisfies ListShape<string>;

const Conditions = () => {
  const list = useListState(SHAPE);
  return (
    <FilterBar
      filters={[
        { id: 'person', name: '担当者', options: [], isRare: true },
        daysFilter(list, { name: '期限', from: 'dueFrom', to: 'dueBefore' }),
        amountFilter(list, { name: '交付決定額', from: 'least', to: 'most' }),
      ]}
      {...list.filterProps}
    />
  );
};

const open = (search = '') => {
  const { router } = renderWithServices(<Conditions />, { at: `/list${search}` });
  return () => decodeURIComponent(router.state.location.search);
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('an amount waits among the further conditions until it is taken out or set', async () => {
  const search = open('?dueFrom=2026-12-01');
  expect(screen.queryByRole('button', { name: '交付決定額' })).toBeNull();
  press('ほかの条件');
  fireEvent.click(screen.getByText('交付決定額'));
  fireEvent.click(await screen.findByRole('button', { name: '交付決定額', expanded: false }));
  type(await screen.findByLabelText('この額から').then(() => 'この額から'), '1,000,000円');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01&least=1000000'));
  type('この額まで', '2000000');
  await screen.findByRole('button', { name: '交付決定額：1,000,000–2,000,000円' });
});

it('words that are no amount change nothing', async () => {
  const search = open('?least=5000');
  fireEvent.click(screen.getByRole('button', { name: '交付決定額：5,000円以上' }));
  type(await screen.findByLabelText('この額まで').then(() => 'この額まで'), '多め');
  type('この額から', '6000');
  await waitFor(() => expect(search()).toBe('?least=6000'));
});

it('both ends of a range of days are typed one after the other, and taken away together', async () => {
  const search = open();
  press('期限');
  type(await screen.findByLabelText('この日から').then(() => 'この日から'), '2026-12-01');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01'));
  type('この日まで', '2026-12-31');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01&dueBefore=2026-12-31'));
  fireEvent.click(screen.getByText('この条件を外す'));
  await waitFor(() => expect(search()).toBe(''));
});

it('a condition whose value is no choice that is known is seen and can be taken away', async () => {
  const search = open('?person=99');
  press('担当者：指定あり');
  fireEvent.click(screen.getByText('この条件を外す'));
  await waitFor(() => expect(search()).toBe(''));
});
