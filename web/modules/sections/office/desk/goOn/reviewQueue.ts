import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { type DocumentConditions, documentConditionsIn } from '../../documentConditions.ts';

/** The sorts of the queue, as the contract names them. */
const SORTS = [
  'dueOn',
  '-dueOn',
  'submittedAt',
  '-submittedAt',
  'priority',
  '-priority',
  'ageBusinessDays',
  '-ageBusinessDays',
] as const;

export type QueueSort = (typeof SORTS)[number];

/** A document by the ids of its address: that of its my page and its own. */
export type QueuedDocument = { readonly mypageId: number; readonly id: number };

/** The pile of documents somebody works through, and where he is in it. All of it stands in the address. */
export type Queue = {
  /** The documents that somebody chose, in his order; empty: all that fit the conditions below. */
  readonly chosen: readonly QueuedDocument[];
  readonly status: DocumentCheckStatus;
  readonly sort: QueueSort;
  readonly projectId: number | null;
  readonly q: string;
  readonly isMine: boolean;
  /** What narrows the pile further. */
  readonly narrowed: DocumentConditions;
  /** Where the part of the pile begins that was read, with the position of its first document. */
  readonly cursor: string | null;
  readonly from: number;
  /** Position of the document on the desk when it was opened, counted from 1. */
  readonly at: number | null;
};

/** The most that is read of a pile at once (the contract's limit), and that an address has room for. */
export const QUEUE_LIMIT = 200;

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** "5-71.6-80": of each chosen document the id of its my page and its own; what is no such pair counts as not said. */
const readChosen = (text: string | null): QueuedDocument[] => {
  const found = new Map<number, QueuedDocument>();
  for (const pair of (text ?? '').split('.').slice(0, QUEUE_LIMIT)) {
    const [mypageId, id, ...others] = pair.split('-').map(positive);
    if (mypageId && id && others.length === 0) found.set(id, { mypageId, id });
  }
  return [...found.values()];
};

/**
 * Reads the pile from the address. Without one: the documents that wait for the caller.
 * @param ownStatus what the caller works through: the ministry MAFFConfirming, everybody else Confirming
 */
export const readQueue = (params: URLSearchParams, ownStatus: DocumentCheckStatus): Queue => {
  const named = params.get('queue');
  const cursor = params.get('cursor');
  const ofName = named === 'ministry' ? DocumentCheckStatus.MAFFConfirming : DocumentCheckStatus.Confirming;
  return {
    chosen: readChosen(params.get('chosen')),
    status: named === null ? ownStatus : ofName,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'dueOn',
    projectId: positive(params.get('project_id')),
    q: params.get('q') ?? '',
    isMine: params.get('mine') === 'true',
    narrowed: documentConditionsIn(params),
    cursor: cursor === '' ? null : cursor,
    from: cursor === null || cursor === '' ? 1 : (positive(params.get('from')) ?? 1),
    at: positive(params.get('at')),
  };
};

/**
 * The address part of a pile that was chosen document by document, with the "?".
 * @param chosen at most QUEUE_LIMIT
 */
export const chosenSearch = (chosen: readonly QueuedDocument[], at: number | null = 1): string => {
  const params = new URLSearchParams({
    chosen: chosen.map(({ mypageId, id }) => `${mypageId}-${id}`).join('.'),
  });
  if (at !== null) params.set('at', String(at));
  return `?${params.toString()}`;
};

/** The address part that `readQueue` reads, with the "?". */
export const queueSearch = (queue: Queue): string => {
  if (queue.chosen.length > 0) return chosenSearch(queue.chosen, queue.at);
  const params = new URLSearchParams();
  params.set('queue', queue.status === DocumentCheckStatus.MAFFConfirming ? 'ministry' : 'confirming');
  if (queue.sort !== 'dueOn') params.set('sort', queue.sort);
  if (queue.projectId !== null) params.set('project_id', String(queue.projectId));
  if (queue.q !== '') params.set('q', queue.q);
  if (queue.isMine) params.set('mine', 'true');
  for (const [name, said] of Object.entries(queue.narrowed))
    for (const value of [said].flat()) params.append(name, String(value));
  if (queue.cursor !== null) {
    params.set('cursor', queue.cursor);
    params.set('from', String(queue.from));
  }
  if (queue.at !== null) params.set('at', String(queue.at));
  return `?${params.toString()}`;
};

/** For `listSections`. */
export const queueQuery = ({ status, sort, projectId, q, isMine, narrowed, cursor }: Queue) => ({
  limit: QUEUE_LIMIT,
  sort,
  status: [status],
  ...(projectId === null ? {} : { project_id: projectId }),
  ...(q === '' ? {} : { q }),
  ...(isMine ? { mine: true } : {}),
  ...narrowed,
  ...(cursor === null ? {} : { cursor }),
});
