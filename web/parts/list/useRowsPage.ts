import { useRef } from 'react';
import { readFrom } from './listAddress.ts';
import { pageOfRows, rowsFound } from './rowsPage.ts';
import { useListAddress } from './useListAddress.ts';
import { useSearchDraft } from './useSearchDraft.ts';

/** With so few rows one looks rather than searches. */
const SEARCH_FROM = 10;

/**
 * Search and pages over rows that are all here already, kept in the address: thousands are never drawn at once.
 * @param textOf what the search looks through
 */
export const useRowsPage = <Row, Place extends HTMLElement>(
  all: readonly Row[],
  textOf: (row: Row) => string,
) => {
  const { params, go } = useListAddress();
  const q = params.get('q') ?? '';
  const { reset: _reset, ...search } = useSearchDraft(q, (typed) =>
    go({ q: [typed.trim()], from: [] }, { replace: true }),
  );
  const place = useRef<Place>(null);
  const found = rowsFound(all, q, textOf);
  const { rows, from, to, previous, next } = pageOfRows(found, readFrom(params.get('from')));
  const opening = (position: number | null) =>
    position === null
      ? undefined
      : () => {
          go({ from: position === 1 ? [] : [String(position)] });
          // The buttons stand below the rows; the next ones are read from the top.
          place.current?.scrollIntoView({ block: 'start' });
        };
  return {
    found,
    rows,
    /** What is brought into view with another page. */
    place,
    search: all.length > SEARCH_FROM || q !== '' ? search : null,
    paging: { total: found.length, from, to, onPrevious: opening(previous), onNext: opening(next) },
  };
};
