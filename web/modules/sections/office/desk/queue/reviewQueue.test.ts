import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { positionOf } from '#web/parts/desk/queue/position.ts';
import { chosenSearch, QUEUE_LIMIT, queueQuery, queueSearch, readQueue } from './reviewQueue.ts';

const { Confirming, MAFFConfirming } = DocumentCheckStatus;

const queueOf = (search: string) => readQueue(new URLSearchParams(search), Confirming);

const items = [{ id: 11 }, { id: 12 }, { id: 13 }];

describe('the pile in the address', () => {
  it('survives the way through the address', () => {
    const search =
      '?queue=ministry&sort=-ageBusinessDays&project_id=3&q=豆&mine=true&kind=1&kind=2&dueFrom=2026-11-01&assigneeAdminUserId=4&cursor=abc&from=201&at=203';
    expect(queueOf(queueSearch(queueOf(search)))).toEqual({
      chosen: [],
      status: MAFFConfirming,
      sort: '-ageBusinessDays',
      projectId: 3,
      q: '豆',
      isMine: true,
      narrowed: { kind: [1, 2], dueFrom: '2026-11-01', assigneeAdminUserId: 4 },
      cursor: 'abc',
      from: 201,
      at: 203,
    });
  });

  it('is what waits for the caller when the address names none', () => {
    expect(readQueue(new URLSearchParams(''), MAFFConfirming).status).toBe(MAFFConfirming);
    expect(readQueue(new URLSearchParams('queue=confirming'), MAFFConfirming).status).toBe(Confirming);
  });

  it('asks the contract for as much as it gives', () => {
    expect(queueQuery(queueOf('?mine=true&submittedTo=2026-11-20'))).toEqual({
      limit: 200,
      sort: 'dueOn',
      status: [Confirming],
      mine: true,
      submittedTo: '2026-11-20',
    });
  });
});

describe('the pile of chosen documents', () => {
  const chosen = [
    { mypageId: 6, id: 80 },
    { mypageId: 5, id: 71 },
  ];

  it('survives the way through the address, in its order', () => {
    expect(chosenSearch(chosen)).toBe('?chosen=6-80.5-71&at=1');
    const read = queueOf('?chosen=6-80.5-71&at=2');
    expect(read).toMatchObject({ chosen, at: 2 });
    expect(queueSearch(read)).toBe('?chosen=6-80.5-71&at=2');
  });

  it('holds each document once, and nothing that is no document', () => {
    const { chosen: read } = queueOf('?chosen=6-80.6-80.x-1.5.5-0.5-71-9..5-71');
    expect(read).toEqual(chosen);
    expect(queueOf('?chosen=nonsense').chosen).toEqual([]);
  });

  it('ends where an address has no more room', () => {
    const many = Array.from({ length: QUEUE_LIMIT + 1 }, (_, index) => ({ mypageId: 1, id: index + 1 }));
    expect(queueOf(chosenSearch(many)).chosen).toHaveLength(QUEUE_LIMIT);
  });
});

describe('the place in the pile', () => {
  it('counts from 1 and knows both neighbours', () => {
    expect(positionOf(items, 12, queueOf(''))).toEqual({
      at: 2,
      previous: { item: { id: 11 }, at: 1 },
      next: { item: { id: 13 }, at: 3 },
    });
  });

  it('counts on from where the part that was read begins', () => {
    expect(positionOf(items, 13, queueOf('?cursor=abc&from=201'))).toMatchObject({ at: 203, next: null });
  });

  it('gives a document that has left the pile the one that took its place as next', () => {
    expect(positionOf(items, 99, queueOf('?at=2'))).toEqual({
      at: null,
      previous: { item: { id: 11 }, at: 1 },
      next: { item: { id: 12 }, at: 2 },
    });
  });

  it('has no next after the last one has left', () => {
    expect(positionOf(items, 99, queueOf('?at=4'))).toMatchObject({ previous: { at: 3 }, next: null });
  });

  it('begins at the front for a document from elsewhere', () => {
    expect(positionOf(items, 99, queueOf(''))).toMatchObject({ at: null, previous: null, next: { at: 1 } });
  });

  it('is empty in an empty pile', () => {
    expect(positionOf([], 1, queueOf('?at=1'))).toEqual({ at: null, previous: null, next: null });
  });
});
