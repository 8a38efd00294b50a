import type { MockRequest } from './createMockFetch.ts';
import { notFound, reply } from './reply.ts';

/** What a row may have that a list is asked by. */
type Row = {
  readonly status?: number;
  readonly kind?: number;
  readonly state?: number;
  readonly projectStatus?: number;
  readonly delayStatus?: number;
  readonly nextDueOn?: string | null;
  readonly grantAmount?: number | null;
  readonly scheduledOn?: string;
  readonly on?: string;
  readonly assigneeName?: string | null;
  readonly proposedByName?: string | null;
  readonly checkedByName?: string | null;
  readonly isOverdue?: boolean;
};

/** Who looks at the lists of a story. */
const OWN_NAME = '事務局 花子';

const CHOICES = ['status', 'kind', 'state', 'projectStatus', 'delayStatus'] as const;

/** RecoveryStatus Submitted: waits for another person. */
const DECIDABLE = 1;

const isOfRecoveries = ({ isOverdue, status }: Row, query: URLSearchParams): boolean =>
  (query.get('overdue') !== 'true' || isOverdue === true) &&
  (query.get('decidable') !== 'true' || status === DECIDABLE);

const isBetween = ({ grantAmount }: Row, query: URLSearchParams): boolean =>
  (!query.has('grantAmountFrom') || (grantAmount ?? -1) >= Number(query.get('grantAmountFrom'))) &&
  (!query.has('grantAmountTo') || (grantAmount ?? Infinity) <= Number(query.get('grantAmountTo')));

/** What has a day is asked for by a period. */
const isInPeriod = ({ on }: Row, query: URLSearchParams): boolean =>
  on === undefined || (on >= (query.get('from') ?? '') && on <= (query.get('to') ?? on));

/** Whether a row is among those that a query asks for, by the conditions with which the counters lead to lists. */
const isAsked = (row: Row, query: URLSearchParams): boolean => {
  const isChosen = CHOICES.every((name) => {
    const values = query.getAll(name);
    return values.length === 0 || values.includes(String(row[name]));
  });
  const dueBefore = query.get('dueBefore');
  const isDue = dueBefore === null || (row.nextDueOn ?? '9999') <= dueBefore;
  const isLater = !query.has('dueFrom') || (row.nextDueOn ?? '') >= (query.get('dueFrom') ?? '');
  const on = row.scheduledOn ?? '';
  const isInTime = on >= (query.get('scheduledFrom') ?? '') && on <= (query.get('scheduledTo') ?? '9999');
  const { assigneeName = OWN_NAME } = row;
  const isOwn = row.proposedByName === OWN_NAME || row.checkedByName === OWN_NAME;
  if (query.get('notOwn') === 'true' && isOwn) return false;
  const isMine = query.get('mine') !== 'true' || assigneeName === OWN_NAME;
  return (
    isChosen &&
    isDue &&
    isLater &&
    isBetween(row, query) &&
    isInTime &&
    isInPeriod(row, query) &&
    isMine &&
    isOfRecoveries(row, query)
  );
};

/** A list as the server answers it: the rows that a query asks for, how many there are, and the way to the rest. */
export const rowsAsked = <Item extends Row>(rows: readonly Item[], query: URLSearchParams) => {
  const asked = rows.filter((row) => isAsked(row, query));
  const from = Number(query.get('cursor')) || 0;
  const end = from + Number(query.get('limit') ?? 50);
  return {
    items: asked.slice(from, end),
    nextCursor: end < asked.length ? String(end) : null,
    total: asked.length,
  };
};

/** A detail as the server answers it: the record with the id of the path, 404 for any other. */
export const recordAsked =
  <Item extends { readonly id: number | string }>(records: readonly Item[]) =>
  ({ path }: MockRequest) => {
    const found = records.find(({ id }) => String(id) === path.id);
    return found === undefined ? notFound : reply(found);
  };
