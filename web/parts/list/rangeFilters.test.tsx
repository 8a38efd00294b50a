import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import './AmountFields.tsx';
import { addressFilters } from './addressFilters.ts';
import './DayFields.tsx';
import type { ListShape } from './listAddress.ts';
import { amountFilter, daysFilter } from './rangeFilters.tsx';
import { useListState } from './useListState.ts';

const SHAPE = {
  filters: ['person'],
  others: ['dueFrom', 'dueBefore', 'least', 'most', 'mypage_id'],
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
        ...addressFilters(list),
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

it('an amount opens from the further conditions, and says below the row what it is set to', {
  tags: ['slow'],
}, async () => {
  const search = open('?dueFrom=2026-12-01');
  expect(screen.queryByRole('button', { name: '交付決定額' })).toBeNull();
  press('ほかの条件');
  fireEvent.click(screen.getByText('交付決定額'));
  type(await screen.findByLabelText('この額から').then(() => 'この額から'), '1,000,000円');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01&least=1000000'));
  type('この額まで', '2000000');
  await screen.findByText('交付決定額：1,000,000–2,000,000円');
});

it('words that are no amount change nothing', { tags: ['slow'] }, async () => {
  const search = open('?least=5000');
  screen.getByText('交付決定額：5,000円以上');
  press('ほかの条件');
  fireEvent.click(screen.getByText('交付決定額'));
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
  press('期限：2026/12/01–2026/12/31を外す');
  await waitFor(() => expect(search()).toBe(''));
});

it('a condition whose value is no choice that is known is seen and can be taken away', async () => {
  const search = open('?person=99');
  press('担当者：指定ありを外す');
  await waitFor(() => expect(search()).toBe(''));
});

it('with a condition that leaves, the focus goes to the next, and after the last to the first of the bar; it is said', async () => {
  const search = open('?person=99&dueFrom=2026-12-01&least=5000');
  press('期限：2026/12/01からを外す');
  await waitFor(() => expect(search()).toBe('?person=99&least=5000'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '交付決定額：5,000円以上を外す' }));
  expect(screen.getByText('期限：2026/12/01からを外しました').getAttribute('role')).toBe('status');
  press('交付決定額：5,000円以上を外す');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '担当者：指定ありを外す' }));
  press('担当者：指定ありを外す');
  await waitFor(() => expect(search()).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '期限' }));
});

it('all conditions leave at one press, those that only an address sets too', async () => {
  const search = open('?least=5000&mypage_id=7&q=豆');
  expect(screen.getByText('マイページ：1社だけ')).toBeDefined();
  press('条件をすべて消す');
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('button', { name: '条件をすべて消す' })).toBeNull();
});
