import type { Ask, Send } from '../asking.ts';
import type { PaymentTarget } from './data.ts';

export type Case = {
  readonly name: string;
  readonly ask: Ask;
  /** The same number of rows without a product around them. */
  readonly askBare?: Ask;
  /** Milliseconds that the median may take (quality.md, "list at 100,000 rows" and "export of 10,000 rows"). */
  readonly markMs: number;
  /** How often it is asked, where that is not worth the usual number. */
  readonly times?: number;
};

const PAGE_MS = 50;
/** Every deal is checked: once for a list as it is, and not for its pages. */
const ALL_CHECKED_MS = 250;
const CHANGE_MS = 100;
const EXPORT_MS = 5_000;

/** The cursor of a page that lies so many pages deep. */
const cursorAt = async (send: Send, path: string, pages: number): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const { nextCursor } = await send(`${path}${cursor}`);
    if (nextCursor !== null) cursor = `&cursor=${nextCursor}`;
  }
  return cursor;
};

const searching = (words: string): string => `&q=${encodeURIComponent(words)}`;

/** What the pages of a long payment list ask for. */
export const dealCases = async (
  send: Send,
  bare: Send,
  { mypageId, dealIds }: PaymentTarget,
): Promise<readonly Case[]> => {
  const list = `/api/admin/my_page/${mypageId}/payment_list`;
  const page = `${list}?counts=false&limit=50`;
  const flat = `/flat/payment_list/${mypageId}?limit=50`;
  const deep = await cursorAt(send, `${list}?counts=false&limit=200`, Math.floor(dealIds.length / 250));
  const dealAt = (index: number): number => dealIds[(index * 37) % dealIds.length] ?? 0;
  const exclude: Ask = (index) =>
    send(`/api/admin/payment_item/${dealAt(index)}`, 'PATCH', {
      excludedAmount: 1 + index,
      excludedReason: '計測',
    });
  return [
    { name: 'deals: first 50', ask: () => send(page), askBare: () => bare(flat), markMs: PAGE_MS },
    {
      name: 'deals: deep page',
      ask: () => send(`${page}${deep}`),
      askBare: () => bare(`${flat}&after=9000`),
      markMs: PAGE_MS,
    },
    { name: 'deals: sorted by day', ask: () => send(`${page}&sort=-paidOn`), markMs: PAGE_MS },
    { name: 'deals: search', ask: (i) => send(`${page}${searching(`支払先${i}`)}`), markMs: PAGE_MS },
    { name: 'deals: numbers of findings', ask: () => send(`${list}?limit=1`), markMs: ALL_CHECKED_MS },
    {
      name: 'deals: those to be put right',
      ask: () => send(`${page}&finding=errors`),
      markMs: ALL_CHECKED_MS,
    },
    { name: 'deals: one is changed', ask: exclude, markMs: CHANGE_MS },
    {
      name: 'deals: export as CSV',
      ask: () => send(`${list}/export?format=csv`),
      markMs: EXPORT_MS,
      times: 3,
    },
    {
      name: 'deals: export as Excel',
      ask: () => send(`${list}/export?format=xlsx`),
      markMs: EXPORT_MS,
      times: 3,
    },
  ];
};

/** What the office's lists over all undertakings ask for. */
export const officeCases = async (send: Send): Promise<readonly Case[]> => {
  const payouts = '/api/admin/payment?limit=50';
  const deep = await cursorAt(send, payouts.replace('limit=50', 'limit=200'), 20);
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const month = `from=${day(0)}&to=${day(30)}`;
  return [
    { name: 'payments: first 50 of all', ask: () => send(payouts), markMs: PAGE_MS },
    { name: 'payments: deep page', ask: () => send(`${payouts}${deep}`), markMs: PAGE_MS },
    { name: 'payments: requested ones', ask: () => send(`${payouts}&status=1`), markMs: PAGE_MS },
    { name: 'payments: search', ask: () => send(`${payouts}${searching('計測')}`), markMs: PAGE_MS },
    {
      name: 'calendar: a month by days',
      ask: () => send(`/api/admin/calendar/day?${month}`),
      markMs: PAGE_MS,
    },
    {
      name: 'calendar: first 50 of a month',
      ask: () => send(`/api/admin/calendar?${month}&limit=50`),
      markMs: PAGE_MS,
    },
    { name: 'home: its counters', ask: () => send('/api/admin/home'), markMs: PAGE_MS },
  ];
};
