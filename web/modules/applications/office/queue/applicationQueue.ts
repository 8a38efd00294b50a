import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import type { Application } from '../detail/useApplication.ts';

const { Submitted, FormChecking, UnderReview, Waitlisted } = ApplicationStatus;

/** The piles that the desk works through, by what has to be done. */
const PILES = {
  toCheck: [Submitted, FormChecking],
  toDecide: [UnderReview],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type PileName = keyof typeof PILES;

/** The pile of applications somebody works through, and where he is in it. All of it stands in the address. */
export type ApplicationQueue = {
  readonly pile: PileName;
  readonly projectId: number;
  /** Where the part of the pile begins that was read, with the position of its first application. */
  readonly cursor: string | null;
  readonly from: number;
  /** Position of the application on the desk when it was opened, counted from 1. */
  readonly at: number | null;
};

/** The most that is read of a pile at once (the contract's limit). */
const LIMIT = 200;

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The default queue of an application; that of first checks for one with the applicant or closed. */
const ownPile = ({ status }: Pick<Application, 'status'>): PileName =>
  status === UnderReview || status === Waitlisted ? 'toDecide' : 'toCheck';

/** Reads the pile from the address; without one it is that of the application, in its round. */
export const readApplicationQueue = (
  params: URLSearchParams,
  application: Pick<Application, 'status' | 'projectId'>,
): ApplicationQueue => {
  const named = params.get('queue');
  const cursor = params.get('cursor') || null;
  return {
    pile: named === 'toCheck' || named === 'toDecide' ? named : ownPile(application),
    projectId: application.projectId,
    cursor,
    from: cursor === null ? 1 : (positive(params.get('from')) ?? 1),
    at: positive(params.get('at')),
  };
};

/** The address part that `readApplicationQueue` reads, with the "?". */
export const applicationQueueSearch = ({ pile, cursor, from, at }: ApplicationQueue): string => {
  const params = new URLSearchParams({ queue: pile });
  if (cursor !== null) {
    params.set('cursor', cursor);
    params.set('from', String(from));
  }
  if (at !== null) params.set('at', String(at));
  return `?${params.toString()}`;
};

/** For the list of a family: those first that came in first. */
export const applicationQueueQuery = ({ pile, projectId, cursor }: ApplicationQueue, limit = LIMIT) => ({
  limit,
  sort: 'submittedAt' as const,
  status: [...PILES[pile]],
  project_id: projectId,
  ...(cursor === null ? {} : { cursor }),
});
