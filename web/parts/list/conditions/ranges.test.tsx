import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { reply } from '#web/mock/reply.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { useListState } from '../useListState.ts';
import './AmountFields.tsx';
import { person } from './choices.ts';
import { shapeOf } from './condition.ts';
import './DayFields.tsx';
import { ofMyPage } from './links.ts';
import { amounts, days } from './ranges.tsx';
import { useFilters } from './useFilters.ts';

const CONDITIONS = [
  person({ id: 'person', name: '担当者', isRare: true }),
  days({ name: '期限', from: 'dueFrom', to: 'dueBefore' }),
  amounts({ name: '交付決定額', from: 'least', to: 'most' }),
  ofMyPage,
];

const SHAPE = { ...shapeOf(CONDITIONS), sorts: ['name'], defaultSort: 'name' };

const Conditions = () => {
  const list = useListState(SHAPE);
  return <FilterBar filters={useFilters(CONDITIONS, list)} {...list.filterProps} />;
};

const open = (search = '', type: AdminType = AdminType.JMAC) => {
  const { router } = renderWithServices(<Conditions />, {
    at: `/list${search}`,
    visitor: asAdmin(type),
    handlers: { listAssignees: reply({ items: [] }) },
  });
  return () => decodeURIComponent(router.state.location.search);
};

const fillIn = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('an amount opens from the further conditions, and says below the row what it is set to', {
  tags: ['slow'],
}, async () => {
  const search = open('?dueFrom=2026-12-01');
  expect(screen.queryByRole('button', { name: '交付決定額' })).toBeNull();
  press('ほかの条件');
  fireEvent.click(screen.getByText('交付決定額'));
  fillIn(await screen.findByLabelText('この額から').then(() => 'この額から'), '1,000,000円');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01&least=1000000'));
  fillIn('この額まで', '2000000');
  await screen.findByText('交付決定額：1,000,000–2,000,000円');
});

it('words that are no amount change nothing', { tags: ['slow'] }, async () => {
  const search = open('?least=5000');
  screen.getByText('交付決定額：5,000円以上');
  press('ほかの条件');
  fireEvent.click(screen.getByText('交付決定額'));
  fillIn(await screen.findByLabelText('この額まで').then(() => 'この額まで'), '多め');
  fillIn('この額から', '6000');
  await waitFor(() => expect(search()).toBe('?least=6000'));
});

it('both ends of a range of days are typed one after the other, and taken away together', async () => {
  const search = open();
  press('期限');
  fillIn(await screen.findByLabelText('この日から').then(() => 'この日から'), '2026-12-01');
  await waitFor(() => expect(search()).toBe('?dueFrom=2026-12-01'));
  fillIn('この日まで', '2026-12-31');
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

it('amounts are no condition for inspectors, who are told none', async () => {
  open('', AdminType.Inspector);
  press('ほかの条件');
  await screen.findByText('担当者');
  expect(screen.queryByText('交付決定額')).toBeNull();
});
