import { type RefObject, useRef } from 'react';
import type { PaginationProps } from '#ui-kit/Pagination/index.ts';
import { FIRST_PAGE, type ListShape } from '#web/parts/list/listAddress.ts';
import { useListAddress } from '#web/parts/list/useListAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import type { CountedList } from './countedList.ts';
import { type DealFilter, dealFilterOf } from './dealFilter.ts';
import { type DealOrder, ORDERS } from './dealOrder.ts';

const SHAPE = {
  filters: [],
  others: ['deals', 'member'],
  sorts: ORDERS.map(({ value }) => value),
  defaultSort: 'number',
} as const satisfies ListShape<DealOrder>;

const conditionOf = (filter: DealFilter) => {
  if (filter === 'all') return {};
  return typeof filter === 'number' ? { category: filter } : { finding: filter };
};

/** The member that the address names: `?member=12`, 0 for the representative. */
const memberIn = (params: URLSearchParams): number | null => {
  const asked = params.get('member') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : null;
};

type Choice = { readonly value: string; readonly onChange: (value: string) => void };

/** What many deals are searched for, and their order. */
export type DealFinding = { readonly search: Choice; readonly order: Choice };

/** With so few deals one looks rather than searches. */
const SEARCH_FROM = 10;

type Turns = ReturnType<ReturnType<typeof useListState<DealOrder>>['pagingOf']>;

/** For Pagination. The buttons stand below the deals; the next ones are read from the top. */
const pagesOf = (
  { from, onPrevious, onNext, total }: Turns,
  count: number,
  place: RefObject<HTMLElement | null>,
): PaginationProps => {
  const atTop = (turn: (() => void) | undefined) =>
    turn &&
    (() => {
      turn();
      place.current?.scrollIntoView({ block: 'start' });
    });
  const isEmpty = count === 0;
  return {
    total,
    from: isEmpty ? 0 : from,
    to: isEmpty ? 0 : from + count - 1,
    onPrevious: atTop(onPrevious),
    onNext: atTop(onNext),
  };
};

/**
 * What the address says of a payment list: search, filter and page.
 * @returns `query` for reading that page, and `exported` for the same deals as a file
 */
export const useDealPages = <Place extends HTMLElement>() => {
  const list = useListState<DealOrder>(SHAPE);
  const { params, go } = useListAddress();
  const place = useRef<Place>(null);
  const filter = dealFilterOf(params);
  const memberId = memberIn(params);
  const condition = { ...conditionOf(filter), ...(memberId === null ? {} : { memberId }) };
  const { reset: _reset, ...search } = list.search;
  const order = {
    value: list.sort,
    onChange: (asked: string): void => go({ ...FIRST_PAGE, sort: [asked] }, { replace: true }),
  };
  return {
    query: { ...list.query, ...condition },
    exported: { sort: list.sort, ...condition, ...(list.q.trim() === '' ? {} : { q: list.q.trim() }) },
    filter,
    /** Whose deals are shown; null: those of all. */
    memberId,
    ofMember: (asked: number | null): void =>
      go({ ...FIRST_PAGE, member: asked === null ? [] : [String(asked)] }, { replace: true }),
    /** Counts are over all participants, so pressing one clears the filter by participant. */
    narrow: (asked: DealFilter): void =>
      go(
        { ...FIRST_PAGE, q: [], member: [], deals: asked === 'all' ? [] : [String(asked)] },
        { replace: true },
      ),
    /** For DealFinder; null while there are few. */
    findingOf: ({ counts }: CountedList): DealFinding | null =>
      counts.all > SEARCH_FROM || list.q !== '' ? { search, order } : null,
    /** What is brought into view with another page. */
    place,
    pagingOf: (read: CountedList): PaginationProps => pagesOf(list.pagingOf(read), read.items.length, place),
  };
};

export type DealPages = ReturnType<typeof useDealPages>;
