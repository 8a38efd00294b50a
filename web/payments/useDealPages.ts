import { useRef } from 'react';
import type { PaginationProps } from '#ui-kit/Pagination/index.ts';
import { FIRST_PAGE, type ListShape } from '#web/list/listAddress.ts';
import { useListAddress } from '#web/list/useListAddress.ts';
import { useListState } from '#web/list/useListState.ts';
import type { CountedList } from './countedList.ts';
import { type Narrowing, narrowingOf } from './narrowing.ts';

const SHAPE = {
  filters: [],
  others: ['deals'],
  sorts: ['number'],
  defaultSort: 'number',
} as const satisfies ListShape<'number'>;

const conditionOf = (narrowing: Narrowing) => {
  if (narrowing === 'all') return {};
  return typeof narrowing === 'number' ? { category: narrowing } : { finding: narrowing };
};

/** With so few deals one looks rather than searches. */
const SEARCH_FROM = 10;

/**
 * What the address says of a payment list: search, narrowing and page.
 * @returns `query` for reading that page, and `exported` for the same deals as a file
 */
export const useDealPages = <Place extends HTMLElement>() => {
  const list = useListState<'number'>(SHAPE);
  const { params, go } = useListAddress();
  const place = useRef<Place>(null);
  const narrowing = narrowingOf(params);
  const { sort: _byNumber, ...part } = list.query;
  const condition = conditionOf(narrowing);
  const { reset: _reset, ...search } = list.search;
  // The buttons stand below the deals; the next ones are read from the top.
  const atTop = (turn: (() => void) | undefined) =>
    turn &&
    (() => {
      turn();
      place.current?.scrollIntoView({ block: 'start' });
    });
  const pagingOf = (read: CountedList): PaginationProps => {
    const { from, onPrevious, onNext, total } = list.pagingOf(read);
    const isEmpty = read.items.length === 0;
    return {
      total,
      from: isEmpty ? 0 : from,
      to: isEmpty ? 0 : from + read.items.length - 1,
      onPrevious: atTop(onPrevious),
      onNext: atTop(onNext),
    };
  };
  return {
    query: { ...part, ...condition },
    exported: { ...condition, ...(list.q.trim() === '' ? {} : { q: list.q.trim() }) },
    narrowing,
    narrow: (asked: Narrowing): void =>
      go({ ...FIRST_PAGE, q: [], deals: asked === 'all' ? [] : [String(asked)] }, { replace: true }),
    /** Null while there are few. */
    searchOf: ({ counts }: CountedList) => (counts.all > SEARCH_FROM || list.q !== '' ? search : null),
    /** What is brought into view with another page. */
    place,
    pagingOf,
  };
};

export type DealPages = ReturnType<typeof useDealPages>;
